// Players' words for the law's, where they differ: the law's own is told with each.
const SAID: [law: RegExp, player: string][] = [
  [/\bthat nobody called is void\b/g, "that nobody called comes back"],
  [/\bis void(?=[:,.]|$)/g, "is a push"],
  [/\b(?:an )?odd card hand\b/g, "high card"],
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

const VERBS: Record<string, string> = { has: "have", is: "are", was: "were", does: "do", relinquishes: "relinquish", passes: "pass" };
const NO_VERB = /^(?:as|its|plus|this|always|.*ss)$/;

// The second thing that one does: “you select 2 dice and are the shooter”.
const AND_SO = /(\byou [^.;:,]*,? and )(is|has|relinquishes|passes|makes|wins|shows|takes|gives)\b/g;

const toOne = (verb: string): string => VERBS[verb] ?? (verb.endsWith("s") && !NO_VERB.test(verb) ? verb.slice(0, -1) : verb);

// A sentence of the house's about somebody, as it is said to them.
export const toYou = (words: string, name: string): string =>
  !name || !words.includes(name)
    ? words
    : words
        .split(new RegExp(`\\b${name}(?![\\w])`))
        .reduce((so, rest) => {
          if (/^'s (?:is|are)\b/.test(rest)) return `${so}yours${rest.slice(2)}`;
          if (rest.startsWith("'s ")) return `${so}your${rest.slice(2)}`;
          return `${so}you${rest.replace(/^( \([^)]*\))? (\w+)/, (_, hand: string | undefined, verb: string) => `${hand ?? ""} ${toOne(verb)}`)}`;
        })
        .replaceAll("you, who was ", "you, who were ")
        .replace(AND_SO, (_, before: string, verb: string) => `${before}${toOne(verb)}`);

// Several reasons as one sentence: what is the same is said once, and so is what they begin with (“the ball is on 17, and …”).
export function reasonsOf(found: string[]): string {
  const all = [...new Set(found.flatMap((each) => each.split("; ")))];
  return all.map((each, at) => (at ? each.slice(shared(all[at - 1]!, each)) : each)).join("; ");
}

function shared(one: string, other: string): number {
  const ends = [...other.matchAll(/: |, and /g)].map((each) => each.index + each[0].length);
  return ends.findLast((end) => one.startsWith(other.slice(0, end))) ?? 0;
}
