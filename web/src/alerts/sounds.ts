/** Short sounds, synthesised from tones and noise instead of files. Silent unless the player wants them. */
import { preferences } from '../preferences/preferences.svelte';
import type { GameEvent } from '../protocol/types';

type Sound = 'turn' | 'worker' | 'coin' | 'card' | 'build' | 'end';

interface Tone {
  at: number; // seconds after the start
  pitch: number; // hertz
  length: number;
  wave?: OscillatorType;
  volume?: number;
  to?: number; // the pitch at the end
}
interface Noise {
  at: number;
  length: number;
  pitch: number; // centre of the frequency band
  volume: number;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, pitch: 587.3, length: 0.35, wave: 'triangle' },
    { at: 0.14, pitch: 880, length: 0.5, wave: 'triangle' },
  ],
  worker: [{ at: 0, pitch: 190, to: 110, length: 0.11, volume: 0.5 }],
  coin: [
    { at: 0, pitch: 1760, length: 0.09, wave: 'triangle', volume: 0.22 },
    { at: 0.06, pitch: 2349, length: 0.22, wave: 'triangle', volume: 0.22 },
  ],
  card: [],
  build: [
    { at: 0, pitch: 150, to: 90, length: 0.14, volume: 0.55 },
    { at: 0.16, pitch: 165, to: 95, length: 0.14, volume: 0.55 },
    { at: 0.32, pitch: 392, length: 0.4, wave: 'triangle', volume: 0.25 },
  ],
  end: [523.3, 659.3, 784, 1046.5].map((pitch, step) => ({
    at: step * 0.16,
    pitch,
    length: 0.7,
    wave: 'triangle',
  })),
};
const NOISES: Partial<Record<Sound, Noise[]>> = {
  worker: [{ at: 0, length: 0.03, pitch: 1800, volume: 0.12 }],
  card: [{ at: 0, length: 0.16, pitch: 3200, volume: 0.2 }],
  build: [
    { at: 0, length: 0.04, pitch: 1400, volume: 0.2 },
    { at: 0.16, length: 0.04, pitch: 1500, volume: 0.2 },
  ],
};

/** The sounds of events; most have none. */
const EVENT_SOUNDS: Record<string, Sound> = {
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
const SECONDS_APART = 0.12; // between the sounds of a move

let audio: AudioContext | null = null;

export function play(sound: Sound, delay = 0): void {
  if (!preferences.sounds) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume(); // browsers suspend audio until the first click
  const start = audio.currentTime + 0.01 + delay;
  for (const tone of TONES[sound]) playTone(audio, tone, start + tone.at);
  for (const noise of NOISES[sound] ?? []) playNoise(audio, noise, start + noise.at);
}

export function playEvents(events: GameEvent[]): void {
  const sounds = new Set(
    events.map((event) => EVENT_SOUNDS[event.kind]).filter((sound) => sound !== undefined),
  );
  [...sounds].forEach((sound, place) => play(sound, place * SECONDS_APART));
}

function playTone(
  context: AudioContext,
  { pitch, to, length, wave = 'sine', volume = 0.3 }: Tone,
  start: number,
): void {
  const oscillator = new OscillatorNode(context, { type: wave, frequency: pitch });
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(envelope(context, volume, start, length)).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function playNoise(context: AudioContext, { length, pitch, volume }: Noise, start: number): void {
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
    .connect(envelope(context, volume, start, length))
    .connect(context.destination);
  source.start(start);
}

function envelope(context: AudioContext, volume: number, start: number, length: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}
