// Boxes on a cloth, in millimetres: do two of them meet, and where is the nearest free place?
import type { PlaceData } from "./contract";

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const TURNS = 24; // directions in which something looks for room

export const meets = (one: Box, other: Box, gap = 0): boolean =>
  one.x < other.x + other.wide + gap &&
  other.x < one.x + one.wide + gap &&
  one.y < other.y + other.high + gap &&
  other.y < one.y + one.high + gap;

export const around = (x: number, y: number, wide: number, high: number): Box => ({ x: x - wide / 2, y: y - high / 2, wide, high });

// The free place that is nearest; null, where there is none.
export function nearest(wanted: Box, taken: Box[], room: Box, gap: number, most = Infinity): Box | null {
  const inside = (at: Box): Box => ({
    ...at,
    x: Math.min(Math.max(at.x, room.x), room.x + room.wide - at.wide),
    y: Math.min(Math.max(at.y, room.y), room.y + room.high - at.high),
  });
  const step = Math.min(wanted.wide, wanted.high) / 5;
  for (let far = 0; far < Math.min(most, Math.max(room.wide, room.high)); far += step)
    for (let turn = 0; turn < (far ? TURNS : 1); turn++) {
      const angle = (2 * Math.PI * turn) / TURNS + Math.PI / 2; // first below
      const at = inside({ ...wanted, x: wanted.x + far * Math.cos(angle), y: wanted.y + far * Math.sin(angle) });
      if (!taken.some((each) => meets(at, each, gap))) return at;
    }
  return null;
}

export function contains(shape: PlaceData["shape"], x: number, y: number): boolean {
  if ("rect" in shape) {
    const [left, top, wide, high] = shape.rect;
    return x >= left && x <= left + wide && y >= top && y <= top + high;
  }
  if ("disc" in shape) {
    const [left, top, across, down] = shape.disc;
    return ((x - left) / across) ** 2 + ((y - top) / down) ** 2 <= 1;
  }
  let within = false;
  const points = shape.polygon;
  points.forEach(([x1, y1], n) => {
    const [x2, y2] = points[(n || points.length) - 1]!;
    if (y1! > y !== y2! > y && x < ((x2! - x1!) * (y - y1!)) / (y2! - y1!) + x1!) within = !within;
  });
  return within;
}
