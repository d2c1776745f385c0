// What came of something, step by step: what is to be done, in which order, and to whom.
import { cents, dollars } from "./money";
import type { Settlement, Told } from "./types";

export interface Step {
  n?: number; // its event, where one can ask why
  kind: string;
  who: string;
  what: string;
  cites: string[];
}

const WHY = ["called", "ruled", "settled"];

const settled = (line: Settlement): string => {
  const on = !line.selection || line.selection === line.wager ? line.wager : `${line.wager} ${line.selection}`;
  const kept = cents(line.stake) - cents(line.returned) - cents(line.left);
  const amounts = (["paid", "returned", "left", "commission"] as const)
    .filter((name) => cents(line[name]))
    .map((name) => `${dollars(cents(line[name]))} ${name}`);
  if (kept > 0) amounts.push(`${dollars(kept)} collected`);
  return [`${on}: ${line.verdict}`, ...amounts].join(", ");
};

function what(told: Told): [string, string, string] | null {
  switch (told.kind) {
    case "done":
      return told.refused ? null : ["done", told.by ?? "", told.act ?? ""];
    case "came":
      return ["came", String(told.to ?? ""), `${String(told.value ?? "face down")} from the ${told.by}`];
    case "called":
      return ["called", "", String(told.words)];
    case "ruled":
      return ["ruled", "", String(told.ruling)];
    case "asked": {
      const [who, ...rest] = String(told.what).split(": ");
      return rest.length ? ["asked", who!, rest.join(": ")] : ["asked", "", who!];
    }
    case "moved": {
      const amount = cents(String(told.amount));
      return ["moved", String(told.person), `${dollars(Math.abs(amount))} ${amount < 0 ? "to" : "from"} the ${String(told.account)}`];
    }
    case "settled":
    case "undone":
      return [told.kind, String(told.person), settled(told as unknown as Settlement)];
    default:
      return null;
  }
}

export function stepsOf(told: Told[]): Step[] {
  return told.flatMap((each) => {
    const said = what(each);
    return said
      ? [
          {
            ...(WHY.includes(said[0]) ? { n: each.n } : {}),
            kind: said[0],
            who: said[1],
            what: said[2],
            cites: (each.cites as string[] | undefined) ?? [],
          },
        ]
      : [];
  });
}
