import type { Sign } from "./contract";

// Amounts travel as dollars and cents in words ("5.00"); what is drawn by its size goes by whole cents.
export const cents = (words: string): number => Math.round(Number(words) * 100);

// As it is sent: "12.50".
export const toSend = (amount: number): string => (amount / 100).toFixed(2);

// Of what was typed. What is no amount in whole cents is sent as it is: the house says so, and rounds nothing.
export function inDollars(typed: string | number): string {
  const words = String(typed).trim();
  return /^-?\d+(\.\d{0,2})?$/.test(words) ? toSend(cents(words)) : words;
}

// Of cents, or of an amount as it was told.
export const dollars = (told: number | string): string => {
  const amount = typeof told === "string" ? cents(told) : told;
  const sign = amount < 0 ? "−" : "";
  const whole = Math.abs(amount);
  return `${sign}$${Math.floor(whole / 100).toLocaleString("en-AU")}.${String(whole % 100).padStart(2, "0")}`;
};

// Whole dollars without their cents.
export const inShort = (told: number | string): string => dollars(told).replace(/\.00$/, "");

export const signed = (amount: number): string => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

// Of what somebody is up or down: how it is drawn.
export const upOrDown = (amount: number): string => (amount > 0 ? "won" : amount < 0 ? "lost" : "soft");

// As it stands on a chip: 25, 2.5, 1k.
export const short = (amount: number): string => {
  const value = amount / 100;
  return value >= 1000 ? `${+(value / 1000).toFixed(1)}k` : String(+value.toFixed(2));
};

const COLOURED = [1000, 500, 100, 25, 5, 1, 0]; // dollars from which on a chip has another colour (app.css)

const COLOURS = ["white", "yellow", "orange", "pink", "blue", "green", "brown"]; // of chips without a value (app.css)

export const chipColour = (amount: number, colour = ""): [string, string] => {
  if (COLOURS.includes(colour)) return [`var(--chip-${colour})`, `var(--on-chip-${colour})`];
  const worth = COLOURED.find((each) => amount >= 100 * each) ?? 0;
  return [`var(--chip-${worth})`, `var(--on-chip-${worth})`];
};

// From the least minimum of a sign to its greatest maximum.
export const limitsOf = (sign: Pick<Sign, "limits">): string => {
  const lines = Object.values(sign.limits);
  if (!lines.length) return "";
  const least = Math.min(...lines.map((each) => cents(each.minimum)));
  const most = Math.max(...lines.map((each) => cents(each.maximum)));
  return `${inShort(least)} to ${inShort(most)}`;
};

export const coloured = (count: number, colour: string): string => `${count} ${colour} chip${count === 1 ? "" : "s"}`;
