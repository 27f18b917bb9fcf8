/** Short sounds, made of a few tones and a little noise: no files, and nothing is heard unless it is wanted. */
import { preferences } from '../preferences/preferences.svelte';
import type { GameEvent } from '../protocol/types';

export type Sound = 'turn' | 'worker' | 'coin' | 'card' | 'build' | 'end';

interface Tone {
  at: number; // seconds after the beginning
  pitch: number; // hertz
  length: number;
  form?: OscillatorType;
  loud?: number;
  to?: number; // where the pitch glides
}
interface Rustle {
  at: number;
  length: number;
  pitch: number; // the middle of the noise's band
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, pitch: 587.3, length: 0.35, form: 'triangle' },
    { at: 0.14, pitch: 880, length: 0.5, form: 'triangle' },
  ],
  worker: [{ at: 0, pitch: 190, to: 110, length: 0.11, loud: 0.5 }],
  coin: [
    { at: 0, pitch: 1760, length: 0.09, form: 'triangle', loud: 0.22 },
    { at: 0.06, pitch: 2349, length: 0.22, form: 'triangle', loud: 0.22 },
  ],
  card: [],
  build: [
    { at: 0, pitch: 150, to: 90, length: 0.14, loud: 0.55 },
    { at: 0.16, pitch: 165, to: 95, length: 0.14, loud: 0.55 },
    { at: 0.32, pitch: 392, length: 0.4, form: 'triangle', loud: 0.25 },
  ],
  end: [523.3, 659.3, 784, 1046.5].map((pitch, step) => ({
    at: step * 0.16,
    pitch,
    length: 0.7,
    form: 'triangle',
  })),
};
const RUSTLES: Partial<Record<Sound, Rustle[]>> = {
  worker: [{ at: 0, length: 0.03, pitch: 1800, loud: 0.12 }],
  card: [{ at: 0, length: 0.16, pitch: 3200, loud: 0.2 }],
  build: [
    { at: 0, length: 0.04, pitch: 1400, loud: 0.2 },
    { at: 0.16, length: 0.04, pitch: 1500, loud: 0.2 },
  ],
};

/** Which sound an event makes; most make none. */
const OF_EVENTS: Record<string, Sound> = {
  'worker-placed': 'worker',
  'worker-moved': 'worker',
  'worker-travelled': 'worker',
  'resource-picked': 'worker',
  'coin-drawn': 'coin',
  'payment-made': 'coin',
  'row-card-taken': 'card',
  'character-taken': 'card',
  'project-swapped': 'card',
  'card-built': 'build',
};
const BETWEEN = 0.12; // seconds from one sound of a move to the next

let studio: AudioContext | null = null;

export function play(sound: Sound, delay = 0): void {
  if (!preferences.sounds) return;
  studio ??= new AudioContext();
  if (studio.state === 'suspended') void studio.resume(); // browsers wait for a first touch
  const start = studio.currentTime + 0.01 + delay;
  for (const tone of TONES[sound]) ring(studio, tone, start + tone.at);
  for (const rustle of RUSTLES[sound] ?? []) rub(studio, rustle, start + rustle.at);
}

export function playEvents(events: GameEvent[]): void {
  const sounds = new Set(events.map((event) => OF_EVENTS[event.kind]).filter((sound) => sound !== undefined));
  [...sounds].forEach((sound, place) => play(sound, place * BETWEEN));
}

function ring(
  context: AudioContext,
  { pitch, to, length, form = 'sine', loud = 0.3 }: Tone,
  start: number,
): void {
  const oscillator = new OscillatorNode(context, { type: form, frequency: pitch });
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(fading(context, loud, start, length)).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function rub(context: AudioContext, { length, pitch, loud }: Rustle, start: number): void {
  const buffer = new AudioBuffer({
    length: Math.ceil(context.sampleRate * length),
    sampleRate: context.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(band)
    .connect(fading(context, loud, start, length))
    .connect(context.destination);
  source.start(start);
}

function fading(context: AudioContext, loud: number, start: number, length: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}
