// Short sounds, made as they are heard: no file is fetched for them.
import { settings } from "./pace.svelte";

// Each a few notes: their pitch, when they begin, how long they last.
const SOUNDS: Record<string, [number, number, number][]> = {
  chip: [
    [2100, 0, 0.04],
    [2900, 0.03, 0.04],
  ],
  came: [[520, 0, 0.09]],
  won: [
    [660, 0, 0.12],
    [880, 0.11, 0.12],
    [1320, 0.22, 0.22],
  ],
  push: [[520, 0, 0.16]],
  lost: [
    [330, 0, 0.14],
    [247, 0.13, 0.22],
  ],
};

const LOUD = 0.07;
let speaker: AudioContext | undefined;

export function play(sound: string): void {
  const notes = SOUNDS[sound];
  if (!settings.sound || !notes) return;
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const [pitch, from, long] of notes) {
    const [tone, fades] = [speaker.createOscillator(), speaker.createGain()];
    const at = speaker.currentTime + from;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    fades.gain.setValueAtTime(LOUD, at);
    fades.gain.exponentialRampToValueAtTime(0.001, at + long);
    tone.connect(fades).connect(speaker.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}
