// How fast things move at a table, and whether they are heard: kept by the browser.
export const PACES = ["slow", "normal", "quick"] as const;
const TIMES = { slow: 2, normal: 1, quick: 0.35 };
const [PACE, SOUND, PHRASES] = ["houseway pace", "houseway sound", "houseway phrases"];

const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing
  }
};
const keep = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // then it is for this page alone
  }
};
const known = PACES.find((each) => each === kept(PACE)) ?? "normal";

class Settings {
  pace = $state(known);
  sound = $state(kept(SOUND) === "on");
  phrases = $state(kept(PHRASES) !== "off"); // what others say is shown

  constructor() {
    this.#show();
  }

  at(pace: (typeof PACES)[number]): void {
    this.pace = pace;
    keep(PACE, pace);
    this.#show();
  }

  hear(sound: boolean): void {
    this.sound = sound;
    keep(SOUND, sound ? "on" : "off");
  }

  listen(phrases: boolean): void {
    this.phrases = phrases;
    keep(PHRASES, phrases ? "on" : "off");
  }

  // All that moves is so much longer under way (app.css).
  #show(): void {
    document.documentElement.style.setProperty("--pace", String(TIMES[this.pace]));
  }
}

export const settings = new Settings();
