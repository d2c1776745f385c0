// Where things lie on a cloth: outlines for pointing at, and which place is next to another by the arrow keys.
import type { ClothData, Piece, PlaceData } from "./contract";

export const outline = (shape: PlaceData["shape"]): string => {
  if ("rect" in shape) {
    const [x, y, wide, high] = shape.rect;
    return `M${x} ${y}h${wide}v${high}h${-wide}z`;
  }
  if ("disc" in shape) {
    const [x, y, across, down] = shape.disc;
    return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
  }
  return `M${shape.polygon.map((point) => point.join(" ")).join("L")}z`;
};

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// The nearest place that lies mainly in the direction of the key.
export const nextPlace = (places: PlaceData[], from: PlaceData, key: string): PlaceData | null => {
  const step = STEPS[key];
  if (!step) return null;
  let best: PlaceData | null = null;
  let least = Infinity;
  for (const each of places) {
    const [across, down] = [each.chips[0] - from.chips[0], each.chips[1] - from.chips[1]];
    const along = across * step[0] + down * step[1];
    const beside = Math.abs(across * step[1]) + Math.abs(down * step[0]);
    if (along > 0.5 && along + 3 * beside < least) [best, least] = [each, along + 3 * beside];
  }
  return best;
};

export const placeKey = (wager: string, selection: string): string => `${wager}\n${selection}`;

// The middle of a shape, and how far down it reaches from there.
export const middleOf = (shape: PlaceData["shape"]): { x: number; y: number; down: number } => {
  if ("rect" in shape) {
    const [x, y, wide, high] = shape.rect;
    return { x: x + wide / 2, y: y + high / 2, down: high / 2 };
  }
  if ("disc" in shape) return { x: shape.disc[0], y: shape.disc[1], down: shape.disc[3] };
  const [across, down] = [shape.polygon.map((point) => point[0]), shape.polygon.map((point) => point[1])];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  return { x: (Math.min(...across) + Math.max(...across)) / 2, y: (top + bottom) / 2, down: (bottom - top) / 2 };
};

// From one side of a shape to the other, where it is narrowest.
export const narrowest = (shape: PlaceData["shape"]): number => {
  if ("rect" in shape) return Math.min(shape.rect[2], shape.rect[3]);
  if ("disc" in shape) return 2 * Math.min(shape.disc[2], shape.disc[3]);
  const spread = (at: 0 | 1) => Math.max(...shape.polygon.map((point) => point[at])) - Math.min(...shape.polygon.map((point) => point[at]));
  return Math.min(spread(0), spread(1));
};

const LONG = 22; // letters in a line

// Long words in two lines, parted at the blank that is nearest to their middle.
export const inLines = (words: string): string[] => {
  if (words.length <= LONG) return [words];
  const blanks = [...words.matchAll(/ /g)].map((each) => each.index);
  if (!blanks.length) return [words];
  const middle = words.length / 2;
  const at = blanks.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
  return [words.slice(0, at), words.slice(at + 1)];
};

// The number of a box, seat or place, where it has one.
export const numberOf = (place: PlaceData): number | null => Number(/ (\d+)$/.exec(place.selection)?.[1] ?? NaN) || null;

// Where a piece of equipment lies on a cloth, if it does: by its kind and what it shows, or by its kind.
export const deviceAt = (cloth: ClothData | null, piece: Piece): [number, number, number, number] | undefined =>
  cloth?.devices[`${piece.kind} ${piece.what[0]}`] ?? cloth?.devices[piece.kind];

// The places on which pieces are drawn; all others stand above the cloth.
export const drawnOn = (cloth: ClothData | null): Set<string> =>
  new Set(cloth?.places.filter((each) => each.cards || !each.selection.includes(" ")).map((each) => each.selection));
