import type { CameOften } from "./contract";

// How likely something is by chance, in words that are read at a glance.
export function chance(p: number): string {
  if (p === 0) return "certain";
  const one = 1 / p;
  if (one < 1.5) return "as chance has it";
  const digits = Math.max(0, Math.floor(Math.log10(one)) - 1);
  return `1 in ${(Math.round(one / 10 ** digits) * 10 ** digits).toLocaleString("en-AU")}`;
}

// Neighbours on a wheel that came most often for what was expected of them: the place of the first.
export function busiest(each: CameOften[], wide: number): { from: number; came: number; expected: number } {
  const sums = each.map((_, from) => {
    const near = Array.from({ length: wide }, (__, step) => each[(from + step) % each.length] as CameOften);
    const [came, expected] = [near.reduce((sum, one) => sum + one.came, 0), near.reduce((sum, one) => sum + one.expected, 0)];
    return { from, came, expected };
  });
  return sums.reduce((best, one) => (one.came - one.expected > best.came - best.expected ? one : best));
}
