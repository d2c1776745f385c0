// One table, as it is sent to this page: the view in parts, what was told, and what may be asked. It comes back by
// itself when the connection is lost, with what was missed.
import { goesOnAt, newId, Problem } from "./api";
import type { Answers, AskFrame, FromServer, Heard, Numbers, Offered, Told, ToServer, View } from "./contract";

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (problem: Problem) => void;
  text: string;
}

const KEPT = 200; // told events
const LONGEST_WAIT = 8000;
const HEARD = 3; // phrases at once
const SAID = 8000; // milliseconds that one is read
const QUIET = 700; // milliseconds without a word, after which the house is asked whether it is there
const ANSWERS = 700; // in which it answers, or the line is called frozen
const LOOKS = 100;
const ANEW = 4000; // frozen for so long: another line is tried
const ELSEWHERE = 4421; // another process of the house runs this table now; the reason is its address

export class AtTable {
  view = $state.raw<View | null>(null);
  told = $state.raw<Told[]>([]);
  heard = $state.raw<Heard[]>([]); // what was said lately
  there = $state(false);
  frozen = $state(false); // the line is open, and nothing comes by it
  #number = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #wait = 250;
  #over = false;
  #watching = new Set<() => void>();
  #again: number | undefined;
  #heard = Date.now();
  #asked = 0; // since when an answer is awaited
  readonly #looks: ReturnType<typeof setInterval>;

  constructor(
    readonly name: string,
    readonly hears: (view: View | null, told: Told[]) => void = () => undefined,
  ) {
    this.#open();
    addEventListener("online", this.#return);
    addEventListener("offline", this.#goes);
    this.#looks = setInterval(() => this.#listen(), LOOKS);
  }

  leave(): void {
    this.#over = true;
    removeEventListener("online", this.#return);
    removeEventListener("offline", this.#goes);
    clearInterval(this.#looks);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  act(act: string, details: Record<string, unknown> = {}, as?: string): Promise<Numbers> {
    return this.#send({ act, with: details, as }) as Promise<Numbers>;
  }

  // A chip on a place of the cloth: the house says what that stakes.
  lay(on: string, selection: string, chip: string): Promise<Numbers> {
    return this.#send({ lay: { on, selection, chip } }) as Promise<Numbers>;
  }

  // Several wagers as one, as the house offers them.
  layTogether(lays: NonNullable<Offered["lays"]>): Promise<unknown> {
    return this.#send({ lays });
  }

  // One of the set phrases, to everybody at the table.
  say(phrase: Heard["phrase"]): Promise<unknown> {
    return this.#send({ say: phrase });
  }

  ready(): Promise<unknown> {
    return this.#send({ ready: true });
  }

  comes(field: string, value: string | number, round?: number): Promise<unknown> {
    return this.#send({ comes: field, value, ...(round === undefined ? {} : { round }) });
  }

  seal(seal: string): Promise<unknown> {
    return this.#send({ seal });
  }

  word(word: string, salt: string): Promise<unknown> {
    return this.#send({ word, salt });
  }

  ask<What extends keyof Answers>(ask: What, given: Omit<AskFrame, "ask" | "id"> = {}): Promise<Answers[What]> {
    return this.#send({ ask, ...given }) as Promise<Answers[What]>;
  }

  options(): Promise<Offered[]> {
    return this.ask("options");
  }

  // Waits for something to be seen here; false, where it does not come.
  until(seen: (view: View) => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (came: boolean) => {
        clearTimeout(late);
        this.#watching.delete(look);
        resolve(came);
      };
      const look = () => this.view && seen(this.view) && end(true);
      const late = window.setTimeout(() => end(false), LONGEST_WAIT);
      this.#watching.add(look);
      look();
    });
  }

  // One's chips are here and the line is not.
  get lost(): boolean {
    return !!this.view && (!this.there || this.frozen);
  }

  // Whoever plays here is told soon that nothing comes any more.
  #listen(): void {
    if (!this.there || this.#socket?.readyState !== WebSocket.OPEN) return;
    const [now, waits] = [Date.now(), this.#waiting.size > 0];
    if (this.#asked && now - this.#asked >= ANSWERS) this.frozen = true;
    if (this.#asked && now - this.#asked >= ANEW) return this.#anew();
    if (this.#asked || now - this.#heard < QUIET || globalThis.document?.hidden) return;
    if (!waits && !this.view?.you?.names.length) return;
    this.#asked = now;
    this.#socket.send(JSON.stringify({ ping: now }));
  }

  #hear(): void {
    [this.#heard, this.#asked, this.frozen] = [Date.now(), 0, false];
  }

  #goes = (): void => {
    this.frozen = true;
    this.#asked ||= Date.now();
  };

  // The old line is left as it is: it may never say that it is closed.
  #anew(): void {
    const old = this.#socket!;
    old.onopen = old.onclose = old.onmessage = () => undefined;
    old.close();
    this.there = false;
    this.#open();
  }

  // The line is there again: not to be waited for.
  #return = (): void => {
    if (this.#over || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#again);
    this.#wait = 250;
    this.#open();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const since = this.#number ? `?since=${this.#number}` : "";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.name)}/socket${since}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.#hear();
      this.#take(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onopen = () => {
      this.#wait = 250;
      this.#hear();
      for (const each of this.#waiting.values()) socket.send(each.text); // their ids make that harmless
    };
    socket.onclose = (closed) => {
      this.there = false;
      if (this.#over) return;
      if (closed.code === ELSEWHERE && goesOnAt(closed.reason)) return;
      this.#again = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }

  #send(frame: ToServer): Promise<unknown> {
    const id = newId();
    const text = JSON.stringify({ ...frame, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, text });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #take(frame: FromServer): void {
    if ("said" in frame) return this.#said(frame.said);
    if (!("number" in frame)) return this.#answer(frame);
    this.there = true;
    this.#number = frame.number;
    if ("view" in frame) this.view = frame.view;
    else if (this.view) this.view = { ...this.view, ...frame.changed };
    if (frame.events.length) this.told = [...this.told, ...frame.events].slice(-KEPT);
    this.hears(this.view, this.told);
    for (const look of this.#watching) look();
  }

  #said(said: Heard): void {
    this.heard = [...this.heard, said].slice(-HEARD);
    setTimeout(() => (this.heard = this.heard.filter((each) => each !== said)), SAID);
  }

  #answer(frame: Exclude<FromServer, { number: number } | { said: Heard }>): void {
    const waiting = this.#waiting.get(frame.id ?? "");
    if (!waiting) return;
    this.#waiting.delete(frame.id!);
    if ("refused" in frame) waiting.reject(new Problem(frame.refused.why, 409, frame.refused.refused, frame.refused.instead));
    else if ("error" in frame) waiting.reject(new Problem(frame.error, frame.status));
    else if ("done" in frame) void this.until(() => this.#number >= frame.done.last).then(() => waiting.resolve(frame.done));
    else if ("spoken" in frame) waiting.resolve(frame.spoken);
    else if ("asked" in frame) waiting.resolve(frame.answer);
  }
}
