// Somebody at a table: what lies there to be looked at, what is pointed at and marked, and what they do.
import { untrack } from "svelte";
import { api, newId, Problem } from "./api";
import { evening, type LastSettled } from "./evening.svelte";
import { Fairness } from "./fairness.svelte";
import { session } from "./me.svelte";
import { cents, dollars, net, toSend } from "./money";
import { AtTable } from "./table.svelte";
import { refusalIn, Whys } from "./why.svelte";
import type { Cloth, Field, Hint, OddsTold, Offered, Place, Placed, Settlement, Told, View } from "./types";

const KEPT = ["beads", "lights", "puck", "ticket"]; // what shows more than one round
const SETTLES = 300; // milliseconds, until all lines of a round have come
const BRINGS = 50000; // cents to a table, where one has so much

export class Playing {
  readonly at: AtTable;
  readonly path: string;
  readonly fairness: Fairness;
  readonly whys: Whys;
  cloth = $state.raw<Cloth | null>(null);
  chip = $state(500);
  problem = $state.raw<Problem | null>(null);
  pointed = $state.raw<Place | null>(null);
  bounds = $state("");
  asking = $state.raw<Offered | null>(null); // an act whose details are asked for
  picked = $state.raw<string[]>([]); // numbers marked on a ticket
  entry = $state.raw<Offered | null>(null); // what hands them in
  hinted = $state.raw<Hint | null>(null);
  odds = $state.raw<OddsTold | null>(null);
  asked = $state.raw<{ round: number; n: number; about: string } | null>(null); // why, of something away from the panel
  settled = $state.raw<LastSettled | null>(null); // what was settled of one's own last, until the next
  #earlier = $state.raw<Told[]>([]); // of this round, before the page was opened
  #busy = $state(0);

  constructor(readonly name: string) {
    this.at = new AtTable(name);
    this.fairness = new Fairness(this.at);
    this.whys = new Whys(name);
    this.path = `/tables/${encodeURIComponent(name)}`;
    api<Cloth>(`${this.path}/cloth`).then((found) => (this.cloth = found), (wrong: Problem) => (this.problem = wrong));
    $effect(() => () => this.#goes());
    $effect(() => this.#seekEntry());
    $effect(() => this.#noteOwn());
    $effect(() => this.#seekReasons());
    $effect(() => {
      if (!this.view?.hint) this.hinted = null;
    });
    void this.at.until(() => true).then(() => this.#readBack());
  }

  // What is seen

  get view(): View | null {
    return this.at.view;
  }
  own = $derived.by(() => this.view?.you.names ?? []);
  seated = $derived.by(() => session.plays && this.own.includes(session.name));
  contest = $derived.by(() => this.view?.contest ?? null);
  outAt = $derived.by(() => this.contest?.standing.find((each) => each.name === session.name)?.out_at ?? 0);
  joins = $derived.by(() => session.plays && !!this.view && !this.contest && !this.seated); // the seats of a tournament were drawn
  wagering = $derived.by(() => this.view?.awaited?.kind === "wagering");
  ticket = $derived.by(() => !!this.cloth?.places.length && this.cloth.places.every((each) => !each.wager));
  mine = $derived.by(() => this.view?.placed.filter((each) => this.own.includes(each.person)) ?? []);
  #fresh = $derived.by(() => {
    const view = this.view;
    return !!view?.last && !view.settlements.length && !view.pieces.some((each) => each.what.length && !KEPT.includes(each.kind));
  });
  // A round that has shown nothing yet leaves the last one to be looked at.
  pieces = $derived.by(() => (this.#fresh ? this.view?.last?.pieces : this.view?.pieces) ?? []);
  lit = $derived.by(() => (this.#fresh ? this.view?.last?.lit : this.view?.lit) ?? []);
  // What a wheel or a draw has brought is marked on the cloth too.
  came = $derived.by(() => this.pieces.filter((each) => !["running", "turning"].includes(each.state)).flatMap((each) => each.marks ?? []));
  round = $derived.by(() => (this.#fresh ? this.view?.last?.round : this.view?.round) ?? 0);
  // When something last came from a wheel, dice, coins: it moves then.
  beat = $derived.by(() => this.at.told.findLast((each) => each.kind === "came" && !["card", "tile"].includes(String(each.field)))?.n ?? 0);
  log = $derived.by(() => {
    const first = this.at.told[0]?.n ?? Infinity;
    return [...this.#earlier.filter((each) => each.n < first), ...this.at.told];
  });
  called = $derived.by(() => (this.view?.called.length ? this.view.called : this.view?.last?.called) ?? []);
  calledIn = $derived.by(() => (this.view?.called.length ? this.view.round : this.view?.last?.round) ?? 0);
  // The event of the last call, where this page was told of it.
  callAt = $derived.by(() => {
    const last = this.log.findLast((each) => each.kind === "called");
    return last && last.words === this.called.at(-1)?.words ? last.n : 0;
  });
  // The bots of a table are called by it; here that need not be said.
  named = (who: string): string => (who.startsWith(`${this.name} `) ? who.slice(this.name.length + 1) : who);
  said = (words: string): string => (this.view?.bots ?? []).reduce((so, each) => so.replaceAll(each, this.named(each)), words);
  refused = $derived.by(() => refusalIn(this.at.told, this.problem, this.own));
  // Of the round that is told of: the one that is played, or the one before.
  told = $derived.by(() => {
    const view = this.view;
    return view && !view.settlements.length && !view.rulings.length && view.last ? view.last : view;
  });
  get busy(): boolean {
    return this.#busy > 0;
  }

  // What the table waits for, in a few words.
  waits = $derived.by(() => {
    const awaited = this.view?.awaited;
    if (!awaited) return "";
    if (awaited.kind === "wagering") return `wagers are open until “${awaited["closed by"]}”`;
    if (awaited.kind !== "choice") return `${awaited.says} is awaited`;
    return awaited.from.some((each) => this.own.includes(each)) ? "it is for you to decide" : `waiting for ${awaited.from.map(this.named).join(", ")}`;
  });
  // A table that the house deals goes on when everybody who plays there is ready, or its time is over.
  opener = $derived.by(() => {
    const words = this.view?.awaited?.["closed by"] ?? "ready";
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
  // What closes the wagers is the golden button already, where the house deals; otherwise it is the ordinary step, which
  // stands first.
  steps = $derived.by(() => {
    const closes = this.seated && this.wagering && this.view?.dealt !== "live" ? this.view?.awaited?.["closed by"] : undefined;
    return (this.view?.yours ?? [])
      .filter((each) => !closes || each.act !== closes)
      .toSorted((one, other) => Number(other.ordinary ?? true) - Number(one.ordinary ?? true));
  });
  // Whoever said so is ready until they do something, or something else is asked.
  readied = $derived.by(() => {
    const last = this.at.told.findLast((each) => each.kind === "asked" || this.own.includes(each.by ?? "") || this.#isReady(each));
    return !!last && this.#isReady(last);
  });
  #isReady(each: Told): boolean {
    return each.kind === "ready" && this.own.includes(String(each.person));
  }

  // What is done

  // Whoever clicks twice does it once: until what was done is seen, nothing else is.
  doing = async (what: Promise<unknown>): Promise<boolean> => {
    this.problem = null;
    this.#busy += 1;
    try {
      await what;
      return true;
    } catch (wrong) {
      this.problem = wrong as Problem;
      return false;
    } finally {
      this.#busy -= 1;
    }
  };

  point = async (place: Place | null): Promise<void> => {
    this.pointed = place;
    this.bounds = "";
    if (place) void this.findOdds(true);
    if (!place?.wager || !this.wagering || !this.seated) return;
    const way = await this.#wayAt(place);
    if (this.pointed === place && way) this.bounds = `${dollars(cents(way.least ?? "0"))} to ${dollars(cents(way.most ?? "0"))}`;
  };

  lay = async (place: Place): Promise<void> => {
    if (!place.wager) return this.#mark(place.selection);
    const joins = this.joins;
    if (!joins && !this.seated) return;
    if (joins && !(await this.doing(this.#joinAt(place)))) return;
    if (!this.wagering) await this.at.until((now) => now.awaited?.kind === "wagering" || now.yours.length > 0);
    if (joins && !this.wagering) return; // something is asked first, such as the cut
    const way = await this.#wayAt(place);
    if (joins && !way && this.view?.seats) return; // it is a place to sit at
    // A chip that is too small is raised to the least, and a wager that costs so much costs that; more is refused with its rule.
    const least = cents(way?.least ?? "0");
    const stake = way?.least && way.least === way.most ? least : Math.max(this.chip, least);
    const details: Record<string, unknown> = { on: place.wager, selection: place.selection, stake: toSend(stake) };
    if (way?.chips) details.chips = way.chips;
    await this.doing(this.at.act("wager", details));
  };

  // What the house keeps: what is at hand at once, and all of it where somebody wants to read it.
  findOdds = async (atHand: boolean): Promise<void> => {
    if (this.odds?.rows.length || (atHand && this.odds)) return;
    const found = await api<OddsTold>(`${this.path}/odds${atHand ? "?at_hand=true" : ""}`).catch(() => null);
    if (found && !this.odds?.rows.length) this.odds = found;
  };

  askHint = (): void => void this.doing(this.at.ask<Hint>("hint").then((found) => (this.hinted = found)));

  take = (placed: Placed): void => void this.doing(this.at.act("withdraw", { on: placed.wager, selection: placed.selection }));

  undo = (): void => {
    const last = this.mine.at(-1);
    if (last) this.take(last);
  };

  again = (): void => {
    const before = this.view?.last?.placed.filter((each) => this.own.includes(each.person)) ?? [];
    const lay = (each: Placed) => this.at.act("wager", { on: each.wager, selection: each.selection, stake: each.stake });
    void this.doing(before.reduce<Promise<unknown>>((so, each) => so.then(() => lay(each)), Promise.resolve()));
  };

  sit = (): void => void this.doing(this.#join("sit"));
  stand = (): void => void this.doing(this.#join("stand"));
  leave = (): void => void this.doing(api(`${this.path}/leave`, { id: newId() }));
  ready = (): void => void this.doing(this.at.ready());

  act = async (offered: Offered): Promise<void> => {
    const plain = offered.ways?.length === 1 && offered.ways[0]!.every((field) => field.optional);
    if (!plain) this.asking = offered;
    else await this.doing(offered.comes ? Promise.resolve() : this.at.act(offered.act ?? "", {}));
  };

  send = async (offered: Offered, details: Record<string, unknown>): Promise<void> => {
    const [field] = Object.keys(details);
    const sent = offered.comes && field ? this.at.comes(field, details[field] as string) : this.at.act(offered.act ?? "", details);
    if (await this.doing(sent)) [this.asking, this.picked] = [null, []];
  };

  // One's own settlements stay to be read until the next, and count in the evening's results.
  #noteOwn(): void {
    const view = this.view;
    if (!view || !this.seated) return;
    const own = (lines: Settlement[]) => lines.filter((each) => this.own.includes(each.person));
    const [now, before] = [own(view.settlements), own(view.last?.settlements ?? [])];
    const found = now.length ? { round: view.round, lines: now } : before.length ? { round: view.last!.round, lines: before } : null;
    const kept = untrack(() => this.settled ?? evening.settled(this.name, session.name));
    if (!found || (kept && kept.round > found.round)) {
      this.settled = kept;
      return;
    }
    this.settled = found;
    const sum = found.lines.reduce((so, each) => so + net(each), 0);
    untrack(() => evening.note({ table: this.name, person: session.name, round: found.round, net: sum }, found.lines));
  }

  // One sentence beside each of one's own lines, and beside what was ruled: asked for in one call, when all of it has come.
  #seekReasons(): () => void {
    const [mine, told] = [this.settled, this.told];
    const wanted = [mine && { round: mine.round, known: mine.lines.length }, told?.rulings.length && { round: told.round, known: told.settlements.length + told.rulings.length }];
    const wait = window.setTimeout(() => {
      for (const each of wanted) if (each) this.whys.look(each.round, each.known).catch(() => undefined);
    }, SETTLES);
    return () => clearTimeout(wait);
  }

  // What one carries is no longer what it was when one came.
  #goes(): void {
    this.at.leave();
    session.look().catch(() => undefined);
  }

  async #readBack(): Promise<void> {
    const round = this.view?.round;
    if (round) this.#earlier = (await api<{ events: Told[] }>(`${this.path}/rounds/${round}`).catch(() => ({ events: [] }))).events;
  }

  async #wayAt(place: Place): Promise<Offered | undefined> {
    const found = await this.at.ask<Offered[]>("place", { on: place.wager, selection: place.selection }).catch(() => []);
    return found[0];
  }

  // Where the places have numbers, one sits down at the one that was clicked, if it is free; who chooses another's plays
  // there standing, where that is allowed.
  #joinAt(place: Place): Promise<void> {
    const seats = this.view?.seats;
    const number = Number(place.selection.split(" ").at(-1));
    if (seats?.free.includes(number)) return this.#join("sit", number);
    return this.#join(seats?.may_stand ? "stand" : "sit");
  }

  async #join(how: "sit" | "stand", seat?: number): Promise<void> {
    await session.look();
    const has = session.holdings;
    if (has && !has.chips && has.purse) await api("/cage/buy-ins", { amount: toSend(Math.min(has.purse, BRINGS)), id: newId() });
    await session.look();
    const chips = Math.min(session.holdings?.chips ?? 0, BRINGS);
    await api(`${this.path}/${how}`, { chips: toSend(chips), seat, id: newId() });
    await this.at.until((now) => now.you.names.includes(session.name));
  }

  // A ticket: numbers that are marked on it are handed in by whichever act takes several

  #mark(number: string): void {
    this.picked = this.picked.includes(number) ? this.picked.filter((each) => each !== number) : [...this.picked, number];
  }

  #seekEntry(): void {
    if (!this.ticket || !this.seated || !this.picked.length || !this.wagering) this.entry = null;
    else if (!untrack(() => this.entry)) void this.#findEntry().then((found) => (this.entry = found));
  }

  async #findEntry(): Promise<Offered | null> {
    for (const each of await this.at.options()) {
      const ways = each.ways ?? (each.act ? await this.at.ask<Field[][]>("ways", { act: each.act }) : []);
      if (ways.some((way) => way.some((field) => field.kind === "choices"))) return { ...each, ways };
    }
    return null;
  }
}
