// Who is signed in here, and what they have away from the tables.
import { api, useToken } from "./api";
import type { Holdings, Right, SignedIn } from "./contract";

class Session {
  #told = $state.raw<SignedIn | null>(null);

  get known(): boolean {
    return this.#told !== null;
  }
  get name(): string {
    return this.#told?.person?.name ?? "";
  }
  // What they are called here; what they may do is another question.
  get role(): string {
    return this.#told?.person?.role ?? "";
  }
  get holdings(): Holdings | null {
    return this.#told?.holdings ?? null;
  }
  get guests(): boolean {
    return this.#told?.guests ?? false;
  }
  get plays(): boolean {
    return this.may("play");
  }
  may(right: Right): boolean {
    return this.#told?.may.includes(right) ?? false;
  }

  async look(): Promise<void> {
    this.#is(await api<SignedIn>("/session"));
  }
  async signIn(name: string, password: string): Promise<void> {
    this.#is(await api<SignedIn>("/session", { name, password }));
  }
  async guest(): Promise<void> {
    this.#is(await api<SignedIn>("/session/guest", {}));
  }
  // The rooms go first: none of them asks for anything more, and no picture is fetched, in a session that is being ended.
  async signOut(): Promise<void> {
    const told = this.#told;
    this.#told = null;
    try {
      this.#is(await api<SignedIn>("/session", undefined, "DELETE"));
    } catch (problem) {
      this.#told = told;
      throw problem;
    }
  }

  #is(told: SignedIn): void {
    useToken(told.csrf ?? "");
    this.#told = told;
  }
}

export const session = new Session();
