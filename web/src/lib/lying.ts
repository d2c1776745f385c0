// Where hands, names and chips lie on a cloth so that none of them covers another: geometry and nothing else, in
// millimetres of the cloth. What may move looks for the nearest free place to where it belongs.
import { around, contains, nearest, type Box } from "./boxes";
import { deviceAt, inLines, middleOf, narrowest, numberOf, placeKey } from "./cloth";
import { cents } from "./money";
import { plainly } from "./plain";
import type { ClothData, Piece, PlaceData, Placed } from "./contract";

export interface Tag extends Box {
  lines: string[];
  letters: number; // how high
}
export interface Hand {
  piece: Piece;
  cards: Box;
  card: { wide: number; tall: number; step: number };
  tag: Tag | null;
}
export interface Stack {
  key: string;
  place: PlaceData;
  x: number;
  y: number;
  radius: number;
  amount: number;
  mine: boolean;
  first: Placed;
  count: number; // of chips of a colour; 0 where they have a value
}
// Chips of a colour are counted where what each is worth is not to be seen.
export type Counted = Placed & { count?: number };
export interface Name {
  who: string;
  tag: Tag;
  mine: boolean;
}
export interface Device {
  piece: Piece;
  spots: { x: number; y: number }[];
  size: number;
  tag: Tag | null;
}
export interface Flag {
  key: string;
  how: string;
  words: string;
  tag: Tag;
}
export interface Screen {
  scale: number; // pixels for a millimetre
  room: Box; // what may be drawn on
  phone: boolean;
}
export interface Seen {
  cloth: ClothData;
  pieces: Piece[];
  placed: Counted[];
  taken: Record<string, string>; // numbered places, and who sits there
  own: string[];
  named: (who: string) => string;
  said?: (words: string) => string; // with people as they are called there
  flags?: { key: string; words: string; how: string }[]; // what became of one's own stacks, by their places
}

const PRINT = { phone: 10.5, desktop: 9.5 }; // pixels that letters are high, at least
const LETTER = 0.62; // how wide one is, of its height
const GAP = 1.5; // pixels between two of them
const OF_A_CARD = 20 / 70; // so high is the smallest print of a card
const INDEX = 0.44; // of a card's width: so much of it must be seen
const CLOSED = 0.24; // the same of one face down
const CARD = 1.4;
const TILE = 1.65;

const tagBox = (words: string | string[], letters: number): Tag => {
  const lines = typeof words === "string" ? inLines(words) : words;
  const wide = Math.max(...lines.map((each) => each.length)) * letters * LETTER + 0.7 * letters;
  return { x: 0, y: 0, wide, high: letters * (1.2 * lines.length + 0.3), lines, letters };
};

// Chips: as large as their amounts can be read, a place's beside each other as far as it has room for them.
const WANTED = 14; // pixels from the middle of a chip to its edge
const READ = { phone: 12.5, desktop: 11.5 }; // the same, at least
const MOST = 11; // millimetres

const radiusAt = (place: PlaceData, { scale, phone }: Screen): number => {
  const room = place.covers.length > 1 ? MOST : 0.48 * narrowest(place.shape);
  return Math.max(READ[phone ? "phone" : "desktop"] / scale, Math.min(WANTED / scale, MOST, room));
};

export const boxOf = ({ x, y, radius }: { x: number; y: number; radius: number }): Box => around(x, y, 2.4 * radius, 2.4 * radius);

// The next free spot of the place, from where its chips lie outwards; else they lie on each other, a little aside.
function spotAt(place: PlaceData, radius: number, number: number, taken: Stack[]): [number, number] {
  const [x, y] = place.chips;
  const beside = 2.3 * radius;
  const free = ([a, b]: [number, number]) => taken.every((each) => Math.hypot(each.x - a, each.y - b) >= beside - 0.01);
  if (number === 0) return [x, y];
  const spots: [number, number][] = [];
  for (let row = -8; row <= 8; row++)
    for (let column = -16; column <= 16; column++)
      if (contains(place.shape, x + column * beside, y + row * beside)) spots.push([x + column * beside, y + row * beside]);
  const far = ([a, b]: [number, number]) => Math.hypot(a - x, 1.5 * (b - y));
  return spots.sort((one, other) => far(one) - far(other)).find(free) ?? [x + 0.9 * radius * number, y - 0.3 * radius * number];
}

export function stacksOf({ cloth, placed, own }: Seen, screen: Screen): Stack[] {
  const byName = new Map(cloth.places.map((each) => [placeKey(each.wager, each.selection), each]));
  const found = new Map<string, Stack>();
  const beside = new Map<string, number>();
  for (const each of placed) {
    const at = placeKey(each.wager, each.selection);
    const place = byName.get(at);
    if (!place) continue;
    const key = [at, each.person, ...(each.count ? [each.chips] : [])].join("\n");
    const known = found.get(key);
    if (known) {
      known.amount += cents(each.stake);
      known.count += each.count ?? 0;
      continue;
    }
    const number = beside.get(at) ?? 0;
    beside.set(at, number + 1);
    const radius = radiusAt(place, screen);
    const [x, y] = spotAt(place, radius, number, [...found.values()]);
    found.set(key, {
      key,
      place,
      x,
      y,
      radius,
      amount: cents(each.stake),
      mine: own.includes(each.person),
      first: each,
      count: each.count ?? 0,
    });
  }
  return [...found.values()];
}

// Of several places of one number, the one that is nearest to the player.
function numberedPlaces(cloth: ClothData): Map<number, PlaceData> {
  const found = new Map<number, PlaceData>();
  for (const each of cloth.places) {
    const number = numberOf(each);
    const known = number && found.get(number);
    if (number && (!known || middleOf(known.shape).y < middleOf(each.shape).y)) found.set(number, each);
  }
  return found;
}

// What stands at a seat: who sits there; where the house says so, what is left to them and what they did last.
function wordsAt(who: string, { pieces, own, named }: Seen, brief: boolean): string[] {
  const seat = pieces.find((each) => each.kind === "seat" && each.of.includes(who));
  const name = own.includes(who) ? "you" : named(who);
  if (brief) return [name];
  return [[name, seat?.says].filter(Boolean).join(" "), seat?.tag ?? ""].filter(Boolean);
}

function namesOf(seen: Seen, letters: number, lie: Box[], { room, scale }: Screen, brief: boolean): Name[] {
  const { cloth, taken, own } = seen;
  const places = numberedPlaces(cloth);
  return Object.entries(taken).flatMap(([number, who]) => {
    const place = places.get(Number(number));
    if (!place) return [];
    const mine = own.includes(who);
    const tag = tagBox(wordsAt(who, seen, brief), letters);
    const at = middleOf(place.shape);
    const above = place.cards && place.cards[1] > at.y; // where no cards come
    const wanted = around(at.x, at.y + (above ? -1 : 1) * (at.down + tag.high / 2), tag.wide, tag.high);
    const free = nearest(wanted, lie, room, GAP / scale) ?? wanted;
    lie.push(free);
    return [{ who, mine, tag: { ...tag, ...free } }];
  });
}

// Hands: all of one size, the largest at which each finds room; one's own first, and larger.
const SIZES = [1, 0.88, 0.76, 0.66, 0.58, 0.5, 0.43, 0.36, 0.3];
const OWN = 1.45;
const NEAR = 0.7; // of its own length, from where it belongs
const SEEN = 21; // pixels of a tile, on which nothing is printed: its pips can be counted

const sizesFor = ({ scale, room, phone }: Screen, printed: boolean): number[] => {
  const least = printed ? PRINT[phone ? "phone" : "desktop"] / OF_A_CARD / scale : SEEN / scale;
  const most = Math.max(least, Math.min(0.17 * room.high, 90 / scale));
  return [...new Set(SIZES.map((each) => Math.max(least, most * each)))];
};

const numberBox = ({ shape }: PlaceData): Box => {
  const { x, y, down } = middleOf(shape);
  return around(x, y, 1.2 * down, 1.2 * down);
};

function measured(piece: Piece, tall: number, letters: number): Hand {
  const ratio = piece.kind === "tiles" ? TILE : CARD;
  const wide = tall / ratio;
  const count = piece.what.length;
  const closed = piece.what.every((each) => !each);
  const step = wide * (closed ? (piece.kind === "tiles" ? 2 : 1) * CLOSED : piece.kind === "tiles" ? 1.04 : count > 2 ? INDEX : 1.04);
  const tag = piece.says ? tagBox(plainly(piece.tag ?? piece.says), letters) : null;
  return { piece, cards: { x: 0, y: 0, wide: step * (count - 1) + wide, high: tall }, card: { wide, tall, step }, tag };
}

// A hand with its words below it, about the middle of a free place.
function laidAt(hand: Hand, at: Box): Hand {
  const { cards, tag } = hand;
  const middle = at.x + at.wide / 2;
  const moved = { ...cards, x: middle - cards.wide / 2, y: at.y };
  return { ...hand, cards: moved, tag: tag && { ...tag, x: middle - tag.wide / 2, y: at.y + cards.high } };
}

function handsOf({ cloth, pieces, own }: Seen, letters: number, lie: Box[], screen: Screen, anyhow: boolean): Hand[] | null {
  const homes = new Map(cloth.places.filter((each) => each.cards).map((each) => [each.selection, each.cards!]));
  const isMine = (piece: Piece) => piece.of.some((who) => own.includes(who));
  const shown = pieces
    .filter((each) => homes.has(each.at) && each.what.length && ["cards", "tiles"].includes(each.kind))
    .toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
  const printed = shown.some((each) => each.kind === "cards");
  // The numbers of seats stay seen, as long as there is room beside them.
  const numbers = [...numberedPlaces(cloth).values()].filter((each) => "disc" in each.shape).map(numberBox);
  const sizes = sizesFor(screen, printed);
  const tries = sizes.map((tall) => ({ tall, taken: [...lie, ...numbers], near: printed ? NEAR : 2 * NEAR }));
  for (const { tall, taken, near } of [...tries, { tall: sizes.at(-1)!, taken: lie, near: Infinity }]) {
    const found = fitted(
      shown,
      homes,
      [...taken],
      screen,
      (piece) => measured(piece, isMine(piece) ? OWN * tall : tall, letters),
      near,
      anyhow,
    );
    if (found) return found;
  }
  return null;
}

// Each beside its place, the nearest that is free; null, where one of them finds none so near.
function fitted(
  shown: Piece[],
  homes: Map<string, [number, number, number, number]>,
  lie: Box[],
  { room, scale }: Screen,
  made: (piece: Piece) => Hand,
  near: number,
  anyhow: boolean,
): Hand[] | null {
  const found: Hand[] = [];
  for (const piece of shown) {
    const [x, y, wide, high] = homes.get(piece.at)!;
    const hand = made(piece);
    const whole = [Math.max(hand.cards.wide, hand.tag?.wide ?? 0), hand.cards.high + (hand.tag?.high ?? 0)] as const;
    const wanted = around(x + wide / 2, y + high / 2, ...whole);
    const free = nearest(wanted, lie, room, GAP / scale, near * Math.hypot(...whole));
    if (!free && (near < Infinity || !anyhow)) return null;
    lie.push(free ?? wanted);
    found.push(laidAt(hand, free ?? wanted));
  }
  return found;
}

// What somebody has bet lies before them, on the way to the pot.
const ON_THE_WAY = 0.36;

function bets({ cloth, pieces }: Seen, lie: Box[], { room, scale, phone }: Screen, anyhow: boolean): Stack[] | null {
  const places = new Map(cloth.places.map((each) => [each.selection, each]));
  const [x, y, wide, high] = cloth.shown;
  const radius = READ[phone ? "phone" : "desktop"] / scale;
  const found: Stack[] = [];
  for (const each of pieces) {
    const place = places.get(each.at);
    const [person, stake] = [each.of[0], each.what[0]];
    if (each.kind !== "seat" || !place || !person || stake === undefined) continue;
    const at = middleOf(place.shape);
    const to = { x: at.x + ON_THE_WAY * (x + wide / 2 - at.x), y: at.y + ON_THE_WAY * (y + high / 2 - at.y) };
    const wanted = boxOf({ ...to, radius });
    const free = nearest(wanted, lie, room, GAP / scale) ?? (anyhow ? wanted : null);
    if (!free) return null;
    lie.push(free);
    const first = { person, wager: place.wager, selection: place.selection, stake: String(stake), chips: "value" };
    const middle = { x: free.x + free.wide / 2, y: free.y + free.high / 2 };
    found.push({ key: `bet ${person}`, place, ...middle, radius, amount: cents(first.stake), mine: false, first, count: 0 });
  }
  return found;
}

// What became of a stack is told where it lay, and beside it where there is one again.
function flagsOf({ cloth, flags = [] }: Seen, letters: number, lie: Box[], { room, scale }: Screen): Flag[] {
  const chips = new Map(cloth.places.flatMap((each) => [[each.selection, each.chips] as const]));
  for (const each of cloth.places) chips.set(placeKey(each.wager, each.selection), each.chips);
  return flags.flatMap(({ key, how, words }) => {
    const at = chips.get(key) ?? chips.get(key.split("\n")[1] ?? "");
    if (!at) return [];
    const tag = tagBox(words, letters);
    const wanted = around(...at, tag.wide, tag.high);
    const free = nearest(wanted, lie, room, GAP / scale) ?? wanted;
    lie.push(free);
    return [{ key, how, words, tag: { ...tag, ...free } }];
  });
}

// Dice, coins and the puck: as large as can be seen, from the lower edge of their room upwards, with what is said of them.
const LEAST_OF_A_DEVICE = 26; // pixels, each
const NOTHING_YET: Record<string, string> = { dice: "not thrown yet", coins: "not spun yet" };

function devicesOf({ cloth, pieces }: Seen, said: (words: string) => string, letters: number, lie: Box[], screen: Screen): Device[] {
  return pieces.flatMap((piece) => {
    const at = deviceAt(cloth, piece);
    if (!at) return [];
    const [x, top, wide, high] = at;
    const count = piece.kind === "puck" ? 1 : piece.what.length;
    const rows = count > 3 ? 2 : 1;
    const across = Math.ceil(count / rows);
    const size = count && Math.max(LEAST_OF_A_DEVICE / screen.scale, Math.min(wide / across, high / rows));
    const y = Math.max(top, screen.room.y + rows * size - high); // not above what may be drawn on
    const spots = Array.from({ length: count }, (_, n) => {
      const row = Math.floor(n / across);
      const inRow = Math.min(across, count - row * across);
      return { x: x + wide / 2 + (n - row * across - inRow / 2) * size, y: y + high + (row - rows) * size };
    });
    const box = { x: x + wide / 2 - (across * size) / 2, y: y + high - rows * size, wide: across * size, high: rows * size };
    if (count) lie.push(box);
    const words = piece.kind === "puck" ? "" : said(count ? piece.says : piece.state || NOTHING_YET[piece.kind]!);
    const tag = words ? tagBox(words, letters) : null;
    const wanted = tag && around(x + wide / 2, count ? y + high + tag.high / 2 : y + high / 2, tag.wide, tag.high);
    const free = wanted && (nearest(wanted, lie, screen.room, GAP / screen.scale) ?? wanted);
    if (free) lie.push(free);
    return [{ piece, spots, size, tag: tag && free && { ...tag, ...free } }];
  });
}

// What lies in a pot stands where its chips lie.
function pots({ cloth, pieces }: Seen, letters: number, lie: Box[], { room, scale }: Screen): Tag[] {
  const chipsAt = new Map(cloth.places.map((each) => [each.selection, each.chips]));
  return pieces
    .filter((each) => each.kind === "counter" && chipsAt.has(each.at))
    .map((each) => {
      const tag = tagBox(each.says, 1.15 * letters);
      const wanted = around(...chipsAt.get(each.at)!, tag.wide, tag.high);
      const free = nearest(wanted, lie, room, GAP / scale) ?? wanted;
      lie.push(free);
      return { ...tag, ...free };
    });
}

// Where there is little room, with names alone at seats; then without words at the hands of others; at last anyhow.
export function lying(seen: Seen, screen: Screen) {
  const { own, pieces } = seen;
  const silent = pieces.map((each) => (each.kind === "counter" || each.of.some((who) => own.includes(who)) ? each : { ...each, says: "" }));
  return (
    laidOut(seen, screen, false, false) ??
    laidOut(seen, screen, true, false) ??
    laidOut({ ...seen, pieces: silent }, screen, true, false) ??
    laidOut({ ...seen, pieces: silent }, screen, true, true)!
  );
}

function laidOut(seen: Seen, screen: Screen, brief: boolean, anyhow: boolean) {
  const letters = Math.max(screen.phone ? 0 : 4.6, PRINT[screen.phone ? "phone" : "desktop"] / screen.scale);
  const stacks = stacksOf(seen, screen);
  const lie = stacks.map(boxOf);
  const devices = devicesOf(seen, seen.said ?? ((words) => words), letters, lie, screen);
  const flags = flagsOf(seen, 1.15 * letters, lie, screen);
  const counted = pots(seen, letters, lie, screen);
  const names = namesOf(seen, letters, lie, screen, brief);
  const hands = handsOf(seen, letters, lie, screen, anyhow);
  if (!hands) return null;
  const across = ({ cards, tag }: Hand): Box => ({ ...cards, high: cards.high + (tag?.high ?? 0) });
  const put = bets(seen, [...lie, ...hands.map(across), ...hands.flatMap((each) => each.tag ?? [])], screen, anyhow);
  return put && { stacks: [...stacks, ...put], flags, devices, counted, names, hands };
}
