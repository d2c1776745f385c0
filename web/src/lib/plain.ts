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
