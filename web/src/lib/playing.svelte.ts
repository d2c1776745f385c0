// Somebody at a table, and what they do there. The connection is `at`; what they see of it is `seen`.
import { untrack } from "svelte";
import { api, newId, type Problem } from "./api";
import { numberOf } from "./cloth";
import { Doing } from "./doing.svelte";
import { asSettled, byRound, evening } from "./evening.svelte";
import { Fairness } from "./fairness.svelte";
import { join, joinsAt } from "./joining";
import { LookedUp } from "./looked-up.svelte";
import { session } from "./me.svelte";
import { cents, toSend } from "./money";
import { pickedOf, pickingOf } from "./picking";
import { reasonsOf, toYou } from "./plain";
import { play } from "./sound";
import { isWagering, nameAt, saidAt, seenOf, whoseIs, wholeLog } from "./seen";
import { AtTable } from "./table.svelte";
import { Ticket } from "./ticket.svelte";
import { Unfolding } from "./unfolding.svelte";
import { refusalIn, Whys } from "./why.svelte";
import type { BuyInBounds, Hint, HistoryTold, Offered, PlaceData, Placed, View, WagerEnded, Worth } from "./contract";

const SETTLES = 300; // milliseconds, until all lines of a round have come

export class Playing {
  readonly path: string;
  readonly at: AtTable;
  readonly lookedUp: LookedUp;
  readonly ticket: Ticket;
  readonly fairness: Fairness;
  readonly whys: Whys;
  // Nothing is told before it has come; who deals, and who sees nothing move, waits for nothing.
  readonly unfolding = new Unfolding(
    (view) => !view.you.for && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  readonly doing = new Doing(() => this.unfolding.moving);
  chip = $state(500);
  ghosts = $state.raw<{ place: PlaceData; amount: number }[]>([]); // chips that are laid and not yet stored
  pointed = $state.raw<PlaceData | null>(null);
  clicked = $state.raw<PlaceData | null>(null);
  asking = $state.raw<Offered | null>(null); // an act whose details are asked for
  away = $state.raw<WagerEnded[][]>([]); // rounds that ended while one was not here
  brings = $state.raw<BuyInBounds | null>(null); // what one may sit down with
  picks = $state.raw<number[]>([]); // of one's own cards or tiles, where they are, for an act that takes some
  hinted = $state.raw<Hint | null>(null);
  worth = $state.raw<Worth[]>([]); // what the choices come to, where that was asked for
  asked = $state.raw<{ round: number; n: number; about: string } | null>(null); // why, of something away from the panel

  constructor(readonly name: string) {
    this.path = `/tables/${encodeURIComponent(name)}`;
    this.at = new AtTable(name, (view, told) => this.unfolding.take(view, told));
    this.lookedUp = new LookedUp(this.path);
    this.ticket = new Ticket(this.at);
    this.fairness = new Fairness(this.at);
    this.whys = new Whys(name);
    this.lookedUp.findCloth().catch((wrong: Problem) => (this.doing.wrong = wrong));
    void this.at.until(() => true).then(() => this.view && this.lookedUp.readBack(this.view.round));
    $effect(() => () => this.#goes());
    $effect(() => this.#noteOwn());
    $effect(() => this.#sound());
    $effect(() => this.#noteSeen());
    void this.#seekLast();
    this.#lookAtMoney();
    $effect(() => this.#seekBounds());
    $effect(() => this.#seekReasons());
    $effect(() => {
      if (this.#marks) void this.ticket.seekEntry();
      else this.ticket.entry = null;
    });
    $effect(() => {
      if (this.#pickedFor !== undefined) this.picks = []; // they are picked for one decision
    });
    $effect(() => {
      if (this.#decision) [this.hinted, this.worth] = [null, []]; // a hint is for one decision
    });
  }

  get view(): View | null {
    return this.unfolding.view;
  }
  seen = $derived.by(() => seenOf(this.view, this.at.told, session, this.unfolding.told));
  picking = $derived.by(() => pickingOf(this.seen.steps, this.seen.pieces, this.seen.own));
  picked = $derived.by(() => this.picking && pickedOf(this.picking, this.picks));
  log = $derived.by(() => wholeLog(this.lookedUp.earlier, this.unfolding.told));
  refused = $derived.by(() => refusalIn(this.at.told, this.doing.wrong, this.seen.own));
  settled = $derived.by(() => evening.settled(this.name, session.name)); // one's own last, until the next
  // What decided one's wagers; the one that moved most money first.
  because = $derived.by(() => {
    const settled = this.settled;
    const lines = (settled?.lines ?? []).toSorted((one, other) => Math.abs(cents(other.net)) - Math.abs(cents(one.net)));
    const found = lines.flatMap((each) => this.whys.ofLine(settled!.round, each, settled!.lines)?.because ?? []);
    return this.told(reasonsOf(found));
  });
  named = (who: string): string => nameAt(this.view, who);
  said = (words: string): string => saidAt(this.view, words);
  told = (words: string): string => toYou(this.said(words), this.seen.seated ? session.name : ""); // to oneself
  whose = (place: PlaceData | null): string => whoseIs(this.view, this.seen.own, place && numberOf(place));
  #marks = $derived.by(
    () => this.lookedUp.cloth?.takes === "marks" && this.seen.seated && this.seen.wagering && this.ticket.picked.length > 0,
  );

  pick = (at: number): void => void (this.picks = this.picks.includes(at) ? this.picks.filter((each) => each !== at) : [...this.picks, at]);
  sendPicked = (): void => {
    const [picking, picked] = [this.picking, this.picked];
    if (picking && picked) void this.send(picking.offered, picked.details);
  };
  #pickedFor = $derived.by(() => this.picking && `${this.view?.round} ${this.picking.offered.act} ${this.picking.piece.what.join(" ")}`);

  point = (place: PlaceData | null): void => {
    if (place && place !== this.pointed) this.doing.done = ""; // it has been read
    this.pointed = place;
    if (place) void this.lookedUp.findOdds(true);
  };

  // Whoever clicks a place sits down; the chip falls as soon as wagers are open.
  lay = async (place: PlaceData): Promise<void> => {
    this.clicked = place;
    if (!place.wager) return this.ticket.mark(place.selection);
    const { joins, seated } = this.seen;
    if (!joins.length && !seated) return;
    if (seated && this.lookedUp.cloth?.takes === "nothing") return this.#sayWhose(place);
    if (!seated && !(await this.doing.also(() => this.#join(...joinsAt(this.view!, place))))) return;
    const sat = this.doing.done; // stays to be read beside the chip
    await this.at.until((now) => isWagering(now) || now.yours.length > 0);
    if (!seated && !(await this.#mayLayAt(place))) return;
    await this.doing.also(async () => {
      const ghost = { place, amount: this.chip };
      this.ghosts = [...this.ghosts, ghost];
      try {
        const { says } = await this.at.lay(place.wager, place.selection, toSend(this.chip));
        return [sat, says].filter(Boolean).join(". ");
      } finally {
        this.ghosts = this.ghosts.filter((each) => each !== ghost);
      }
    });
  };

  // A chip on each of several places.
  layAll = (wager: string, selections: string[], says: string): Promise<unknown> =>
    this.doing.also(async () => {
      for (const each of selections) await this.at.lay(wager, each, toSend(this.chip));
      return says;
    });

  take = (placed: Placed): void => void this.doing.also(() => this.at.act("withdraw", { on: placed.wager, selection: placed.selection }));

  undo = (): void => {
    const last = this.seen.mine.at(-1);
    if (last) this.take(last);
  };

  // Those of one's last round, or twice what lies there, where the house offers them.
  together = (lays: "again" | "double"): void => {
    const offered = this.seen.steps.find((each) => each.lays === lays);
    if (offered) this.act(offered);
  };

  join = (how: View["joins"][number], chips?: string): void => void this.doing.do(() => this.#join(how, undefined, chips));
  leave = (): void =>
    void this.doing.do(async () => {
      await api(`${this.path}/leave`, { id: newId() });
      this.#lookAtMoney();
    });
  // What the choices come to may take a while to be reckoned; it is told if they are still open then.
  askHint = (): void => {
    const about = this.#decision;
    void this.doing.do(async () => void (this.hinted = await this.at.ask("hint")));
    api<Worth[]>(`${this.path}/worth`).then(
      (found) => about === this.#decision && (this.worth = found),
      () => undefined,
    );
  };
  #decision = $derived.by(() => `${this.view?.round}, ${this.view?.hint}`);

  act = (offered: Offered): void => {
    const { lays, act } = offered;
    if (lays) void this.doing.do(() => this.at.layTogether(lays));
    else if (offered.ready) void this.doing.do(() => this.at.ready());
    else if (act && offered.with) void this.doing.do(() => this.at.act(act, offered.with));
    else this.asking = offered;
  };

  send = async (offered: Offered, details: Record<string, unknown>): Promise<void> => {
    const [field] = Object.keys(details);
    const send = () => (offered.comes && field ? this.at.comes(field, details[field] as string) : this.at.act(offered.act ?? "", details));
    if (await this.doing.do(send)) [this.asking, this.ticket.picked] = [null, []];
  };

  async #join(how: View["joins"][number], seat?: number, chips?: string): Promise<string> {
    const { says } = await join(this.path, how, seat, chips);
    this.#lookAtMoney();
    await this.at.until((now) => now.you.names.includes(session.name));
    return says;
  }

  // Where nothing is laid on the cloth a click asks who sits there.
  #sayWhose(place: PlaceData): void {
    const who = this.view?.seats?.taken[numberOf(place) ?? 0];
    this.doing.clear();
    this.doing.done = who ? `${place.name}: ${this.seen.own.includes(who) ? "you sit there" : `${this.named(who)} sits there`}` : "";
  }

  // What is heard, where one wants to hear it: what one laid, and what became of it.
  #sound(): void {
    const { outcome, mine } = this.seen;
    const told = outcome ? `${outcome.round} ${outcome.told}` : "";
    const lies = mine.reduce((sum, each) => sum + Number(each.stake), 0);
    if (told !== this.#heard.told && outcome?.how) play(outcome.how);
    else if (lies > this.#heard.lies) play("chip");
    this.#heard = { told, lies };
  }
  #heard = { told: "", lies: 0 };

  // What one may bring is looked up as long as one looks on.
  #seekBounds(): void {
    if (!this.seen.joins.length) this.brings = null;
    else if (!untrack(() => this.brings))
      void api<BuyInBounds>(`${this.path}/buy-in`).then(
        (found) => (this.brings = found),
        () => undefined,
      );
  }

  // Of whoever has just sat down: not where something else is asked first, such as the cut, nor where the place is one
  // to sit at.
  async #mayLayAt(place: PlaceData): Promise<boolean> {
    if (!isWagering(this.at.view)) return false;
    const ways = await this.at.ask("place", { on: place.wager, selection: place.selection }).catch(() => []);
    return ways.length > 0 || !this.view?.seats;
  }

  // One's own settlements stay to be read until the next, and count in the evening's results.
  #noteOwn(): void {
    const found = this.seen.settled;
    if (found) untrack(() => evening.note(this.name, session.name, found));
  }

  // What was settled last, and what ended while one was not here.
  async #seekLast(): Promise<void> {
    const seen = evening.seen(this.name, session.name);
    const told = await api<HistoryTold>(`/history?table=${encodeURIComponent(this.name)}&most=100`).catch(() => null);
    const rounds = byRound(told?.wagers ?? []);
    if (rounds[0]) evening.note(this.name, session.name, asSettled(rounds[0]));
    if (seen !== undefined) this.away = rounds.filter(([each]) => each && each.round > seen);
  }

  // Whoever is here sees how a round ends.
  #noteSeen(): void {
    const { view, seen } = this;
    if (!view || !seen.seated || document.visibilityState !== "visible") return;
    evening.see(this.name, session.name, Math.max(view.round - 1, seen.settled?.round ?? 0));
  }

  // One sentence beside each line, and beside what was ruled: asked for in one call, when all of it has come. What others
  // do meanwhile puts it off no longer.
  #seekReasons(): () => void {
    const due = this.#due;
    const wait = window.setTimeout(() => {
      for (const [round, known] of JSON.parse(due) as [number, number][]) this.#look(round, known);
    }, SETTLES);
    return () => clearTimeout(wait);
  }
  #due = $derived.by(() => {
    const [mine, told, seen] = [this.settled, this.seen.told, this.seen];
    return JSON.stringify([
      ...(mine && mine.round !== seen.round ? [[mine.round, mine.lines.length]] : []),
      ...(seen.settlements.length ? [[seen.round, seen.settlements.length + seen.rulings]] : []),
      ...(told?.rulings.length ? [[told.round, told.settlements.length + told.rulings.length]] : []),
    ]);
  });

  #look(round: number, known: number): void {
    this.whys.look(round, known).catch(() => undefined);
  }

  // What one carries is no longer what it was when one came.
  #goes(): void {
    this.at.leave();
    this.#lookAtMoney();
  }

  #lookAtMoney(): void {
    session.look().catch(() => undefined);
  }
}
