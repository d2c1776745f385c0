// A table as it is told to whoever plays there: what came is told once ball, card, dice or coins have come to rest, or at
// a click. Whoever asks for less motion waits for nothing.
import { tick } from "svelte";
import { meanwhile, somethingCame } from "./unfolding";
import type { Told, View } from "./contract";

const LONGEST = 8000; // milliseconds that anything may move
const PIECES = ".card, .tile, .die, .coin, .ball, .wheel";

const ends = (each: Animation): boolean => Number.isFinite(Number(each.effect?.getComputedTiming().endTime));
const isPiece = (each: Animation): boolean => !!(each.effect as KeyframeEffect | null)?.target?.closest(PIECES);

const moving = (): Animation[] => document.getAnimations().filter((each) => each.playState !== "finished" && ends(each) && isPiece(each));

// All that moves to an end, once it is drawn; one movement may give way to another.
async function rest(): Promise<void> {
  await tick();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  for (let some = moving(); some.length; some = moving()) await Promise.allSettled(some.map((each) => each.finished));
}

export class Unfolding {
  view = $state.raw<View | null>(null);
  told = $state.raw<Told[]>([]);
  moving = $state(false);
  #view: View | null = null; // as it is by now
  #told: Told[] = [];
  #frames = 0;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly waits: (view: View) => boolean,
    readonly atRest: () => Promise<void> = rest,
  ) {}

  take(view: View | null, told: Told[]): void {
    [this.#view, this.#told] = [view, told];
    const before = this.view;
    if (!before || !view || !this.waits(view)) return this.show();
    const came = somethingCame(before, view);
    if (!came && !this.moving) return this.show();
    this.view = meanwhile(before, view);
    this.#frames += 1;
    if (!this.moving) void this.#unfold();
  }

  // All that is known by now.
  show(): void {
    clearTimeout(this.#late);
    this.moving = false;
    if (this.view !== this.#view) this.view = this.#view;
    if (this.told !== this.#told) this.told = this.#told;
  }

  async #unfold(): Promise<void> {
    this.moving = true;
    this.#late = setTimeout(() => this.show(), LONGEST);
    let seen;
    do {
      seen = this.#frames;
      await this.atRest();
    } while (seen !== this.#frames && this.moving);
    if (this.moving) this.show();
  }
}
