// What is looked up about a table beside what its socket tells: its cloth, what the house keeps, how the round began.
import { api } from "./api";
import type { ClothData, OddsOfTable, RoundRecord, Told } from "./contract";

export class LookedUp {
  cloth = $state.raw<ClothData | null>(null);
  odds = $state.raw<OddsOfTable | null>(null);
  earlier = $state.raw<Told[]>([]); // of the round that was played when the page was opened

  constructor(readonly path: string) {}

  async findCloth(): Promise<void> {
    this.cloth = await api<ClothData>(`${this.path}/cloth`);
  }

  // What is at hand at once, and all of it where somebody wants to read it.
  async findOdds(atHand: boolean): Promise<void> {
    if (this.odds?.rows.length || (atHand && this.odds)) return;
    const found = await api<OddsOfTable>(`${this.path}/odds${atHand ? "?at_hand=true" : ""}`).catch(() => null);
    if (found && !this.odds?.rows.length) this.odds = found;
  }

  async readBack(round: number): Promise<void> {
    this.earlier = await api<RoundRecord>(`${this.path}/rounds/${round}`).then(
      (found) => found.events,
      () => [],
    );
  }
}
