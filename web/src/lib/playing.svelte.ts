// Somebody at a table: what lies there to be looked at, what is pointed at and marked, and what they do.
import { untrack } from "svelte";
import { api, newId, Problem } from "./api";
import { session } from "./me.svelte";
import { cents, dollars } from "./money";
import { AtTable } from "./table.svelte";
import type { Cloth, Field, Offered, Place, Placed, Told, View } from "./types";

const KEPT = ["beads", "lights", "puck", "ticket"]; // what shows more than one round
const BRINGS = 50000; // cents to a table, where one has so much

export class Playing {
  readonly at: AtTable;
  readonly path: string;
  cloth = $state.raw<Cloth | null>(null);
  chip = $state(500);
  problem = $state.raw<Problem | null>(null);
  pointed = $state.raw<Place | null>(null);
  bounds = $state("");
  asking = $state.raw<Offered | null>(null); // an act whose details are asked for
  picked = $state.raw<string[]>([]); // numbers marked on a ticket
  entry = $state.raw<Offered | null>(null); // what hands them in
  #busy = $state(0);

  constructor(readonly name: string) {
    this.at = new AtTable(name);
    this.path = `/tables/${encodeURIComponent(name)}`;
    api<Cloth>(`${this.path}/cloth`).then((found) => (this.cloth = found), (wrong: Problem) => (this.problem = wrong));
    $effect(() => () => this.at.leave());
    $effect(() => this.#seekEntry());
  }

  // What is seen

  get view(): View | null {
    return this.at.view;
  }
  own = $derived.by(() => this.view?.you.names ?? []);
  seated = $derived.by(() => session.plays && this.own.includes(session.name));
  wagering = $derived.by(() => this.view?.awaited?.kind === "wagering");
  ticket = $derived.by(() => !!this.cloth?.places.length && this.cloth.places.every((each) => !each.wager));
  mine = $derived.by(() => this.view?.placed.filter((each) => this.own.includes(each.person)) ?? []);
  #fresh = $derived.by(() => {
    const view = this.view;
    return !!view?.last && !view.settlements.length && !view.pieces.some((each) => each.what.length && !KEPT.includes(each.kind));
  });
  // A round that has shown nothing yet leaves the last one to be looked at.
  pieces = $derived.by(() => (this.#fresh ? this.view?.last?.pieces : this.view?.pieces) ?? []);
  called = $derived.by(() => (this.view?.called.length ? this.view.called : this.view?.last?.called) ?? []);
  get busy(): boolean {
    return this.#busy > 0;
  }

  // A table that the house deals goes on when everybody who plays there is ready, or its time is over.
  opener = $derived.by(() => {
    const words = this.view?.awaited?.["closed by"] ?? "ready";
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
  // What closes the wagers is the golden button already, where the house deals.
  steps = $derived.by(() => {
    const closes = this.seated && this.wagering && this.view?.dealt !== "live" ? this.view?.awaited?.["closed by"] : undefined;
    return (this.view?.yours ?? []).filter((each) => !closes || each.act !== closes);
  });
  // Whoever said so is ready until they do something, or something else is asked.
  readied = $derived.by(() => {
    const last = this.at.told.findLast((each) => each.awaited || this.own.includes(each.by ?? "") || this.#isReady(each));
    return !!last && this.#isReady(last);
  });
  #isReady(each: Told): boolean {
    return each.house === "ready" && this.own.includes(String(each.person));
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
    if (!place?.wager || !this.wagering || !this.seated) return;
    const way = await this.#wayAt(place);
    if (this.pointed === place && way) this.bounds = `${dollars(cents(way.least ?? "0"))} to ${dollars(cents(way.most ?? "0"))}`;
  };

  lay = async (place: Place): Promise<void> => {
    if (!place.wager) return this.#mark(place.selection);
    if (!session.plays) return; // staff look on, where the house deals
    const joins = !this.seated;
    if (joins && !(await this.doing(this.#sitDown(this.#seatAt(place))))) return;
    if (!this.wagering) await this.at.until((now) => now.awaited?.kind === "wagering" || now.yours.length > 0);
    if (joins && !this.wagering) return; // something is asked first, such as the cut
    const way = await this.#wayAt(place);
    if (joins && !way && this.view?.seats) return; // it is a place to sit at
    const stake = way ? Math.min(Math.max(this.chip, cents(way.least ?? "0")), cents(way.most ?? String(this.chip))) : this.chip;
    const details: Record<string, unknown> = { on: place.wager, selection: place.selection, stake: (stake / 100).toFixed(2) };
    if (way?.chips) details.chips = way.chips;
    await this.doing(this.at.act("wager", details));
  };

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

  sit = (): void => void this.doing(this.#sitDown());
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

  async #wayAt(place: Place): Promise<Offered | undefined> {
    const found = await this.at.ask<Offered[]>("place", { on: place.wager, selection: place.selection }).catch(() => []);
    return found[0];
  }

  // Where the places have numbers, one sits down at the one that was clicked, if it is free.
  #seatAt(place: Place): number | undefined {
    const number = Number(place.selection.split(" ").at(-1));
    return this.view?.seats?.free.includes(number) ? number : undefined;
  }

  async #sitDown(seat?: number): Promise<void> {
    await session.look();
    const has = session.holdings;
    if (has && !has.chips && has.purse) await api("/cage/buy-ins", { amount: Math.min(has.purse, BRINGS), id: newId() });
    await session.look();
    const chips = Math.min(session.holdings?.chips ?? 0, BRINGS);
    await api(`${this.path}/sit`, { chips: (chips / 100).toFixed(2), seat, id: newId() });
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
