// Players' words for the law's, where they differ: the law's own is told with each.
const SAID: [law: RegExp, player: string][] = [
  [/\bis void(?=[:,.]|$)/g, "is a push"],
  [/\bodd card hand\b/g, "high card"],
  [/\bstays on the layout\b/g, "stays on the table"],
  [/\bround of play\b/g, "round"],
];

// In parts: plain words, and those for which the law has its own.
export function inParts(words: string): { says: string; law: string }[] {
  let parts = [{ says: words, law: "" }];
  for (const [law, says] of SAID)
    parts = parts.flatMap((each) => {
      if (each.law) return [each];
      const found = each.says.match(law) ?? [];
      return each.says
        .split(law)
        .flatMap((rest, n) =>
          n
            ? [
                { says, law: found[n - 1]! },
                { says: rest, law: "" },
              ]
            : [{ says: rest, law: "" }],
        )
        .filter((part) => part.says);
    });
  return parts;
}

export const plainly = (words: string): string =>
  inParts(words)
    .map((each) => each.says)
    .join("");

const VERBS: Record<string, string> = { has: "have", is: "are", was: "were", wins: "win", takes: "take", plays: "play", folds: "fold" };

// A sentence of the house's about somebody, as it is said to them.
export const toYou = (words: string, name: string): string =>
  !name || !words.includes(name)
    ? words
    : words.split(new RegExp(`\\b${name}(?![\\w])`)).reduce((so, rest) => {
        if (/^'s (?:is|are)\b/.test(rest)) return `${so}yours${rest.slice(2)}`;
        if (rest.startsWith("'s ")) return `${so}your${rest.slice(2)}`;
        return `${so}you${rest.replace(/^( \([^)]*\))? (\w+)/, (_, hand: string | undefined, verb: string) => `${hand ?? ""} ${VERBS[verb] ?? verb}`)}`;
      });
