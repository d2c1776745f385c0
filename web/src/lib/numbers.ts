// Numbers of keno, as they are typed: `3 17 44` for a way, `3 17 / 44 45` for two, `17x` for a ball that broke.
export const LAST = 80;
export const DRAWN = 20;

function numberIn(said: string, there: number[]): string {
  const number = Number(said);
  if (!/^\d+$/.test(said)) return `${said} is no number; type numbers like 3 17 44`;
  if (number < 1 || number > LAST) return `${said} is not on the board; its numbers are 1 to ${LAST}`;
  return there.includes(number) ? `${number} is there twice` : "";
}

// The ways of an entry, a stroke between them; and what is not understood, with what would be.
export function waysIn(typed: string): { ways: number[][]; wrong: string } {
  const ways: number[][] = [];
  for (const part of typed.split("/")) {
    const way: number[] = [];
    for (const said of part.split(/[\s,;-]+/).filter(Boolean)) {
      const wrong = numberIn(said, way);
      if (wrong) return { ways: [...ways, way], wrong };
      way.push(Number(said));
    }
    ways.push(way);
  }
  return { ways, wrong: "" };
}

// So many different numbers, each set as likely as any other.
export function quickPick(spots: number, below: (limit: number) => number = fairly): number[] {
  const left = Array.from({ length: LAST }, (_, n) => n + 1);
  return Array.from({ length: spots }, () => left.splice(below(left.length), 1)[0]!).sort((a, b) => a - b);
}

function fairly(limit: number): number {
  const [one] = [new Uint32Array(1)];
  const even = Math.floor(2 ** 32 / limit) * limit; // above that some would come oftener
  do crypto.getRandomValues(one);
  while (one[0]! >= even);
  return one[0]! % limit;
}

// The balls as the device gave them; one that broke does not come again.
export function ballsIn(typed: string): { balls: { number: number; broke: boolean }[]; wrong: string } {
  const balls: { number: number; broke: boolean }[] = [];
  for (const said of typed.split(/[\s,;-]+/).filter(Boolean)) {
    const broke = /x$/i.test(said);
    const plain = said.replace(/x$/i, "");
    const gone = balls.find((each) => each.broke && each.number === Number(plain));
    const wrong = gone
      ? `${plain} broke: it is void, and does not come again`
      : numberIn(
          plain,
          balls.map((each) => each.number),
        );
    if (wrong) return { balls, wrong };
    if (wholeOf(balls) === DRAWN) return { balls, wrong: `${DRAWN} whole balls are out: nothing comes after them` };
    balls.push({ number: Number(plain), broke });
  }
  return { balls, wrong: "" };
}

export const wholeOf = (balls: { broke: boolean }[]): number => balls.filter((each) => !each.broke).length;

// What went wrong, as the house takes it, in the order in which it happened: `after` says here after how many balls as
// they were typed, and there of those that are not void. Nought is before the drawing.
export function reported(
  balls: { number: number; broke: boolean }[],
  failures: { act: string; after: number; ball?: number; shown?: number }[],
  before = "",
): Record<string, string | number>[] {
  const events: Record<string, string | number>[] = [];
  const sorted = [...failures].sort((one, other) => one.after - other.after);
  let whole = 0;
  const upTo = (typed: number) => {
    while (sorted.length && sorted[0]!.after <= typed) events.push({ ...sorted.shift()!, after: whole });
  };
  upTo(0);
  balls.forEach((ball, n) => {
    whole += 1;
    if (ball.broke) {
      events.push({ act: "ball broke", ball: ball.number, after: whole });
      whole -= 1;
    }
    upTo(n + 1);
  });
  if (before) events.push({ act: "replace all the balls", before, after: "result" });
  return events;
}
