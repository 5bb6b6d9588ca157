// What the sounds are made of, loaded with the first of them: most people play in silence.

import type { SoundName } from '../table/screen.ts'

interface Note {
  readonly pitch: number
  /** Seconds from the beginning. */
  readonly at?: number
  readonly long: number
  readonly shape: OscillatorType | 'noise'
  readonly loud: number
}

const sounds: Readonly<Record<SoundName, readonly Note[]>> = {
  slide: [{ pitch: 2600, long: 0.09, shape: 'noise', loud: 0.05 }],
  flip: [{ pitch: 3800, long: 0.05, shape: 'noise', loud: 0.06 }],
  bury: [{ pitch: 90, long: 0.22, shape: 'sine', loud: 0.3 }],
  marker: [{ pitch: 720, long: 0.05, shape: 'triangle', loud: 0.12 }],
  war: [
    { pitch: 62, long: 0.4, shape: 'sine', loud: 0.35 },
    { pitch: 62, at: 0.45, long: 0.4, shape: 'sine', loud: 0.35 },
  ],
  turn: [
    { pitch: 392, long: 0.18, shape: 'triangle', loud: 0.14 },
    { pitch: 523, at: 0.16, long: 0.3, shape: 'triangle', loud: 0.14 },
  ],
  refuse: [{ pitch: 150, long: 0.07, shape: 'noise', loud: 0.1 }],
  tick: [{ pitch: 1500, long: 0.03, shape: 'triangle', loud: 0.06 }],
  crown: [
    { pitch: 392, long: 0.5, shape: 'triangle', loud: 0.14 },
    { pitch: 494, at: 0.14, long: 0.5, shape: 'triangle', loud: 0.14 },
    { pitch: 587, at: 0.28, long: 0.8, shape: 'triangle', loud: 0.14 },
  ],
}

let audio: AudioContext | undefined

export function strikeAll(name: SoundName): void {
  audio ??= new AudioContext()
  for (const note of sounds[name]) strike(audio, note)
}

function strike(context: AudioContext, { pitch, at = 0, long, shape, loud }: Note): void {
  const start = context.currentTime + at
  const volume = new GainNode(context, { gain: loud })
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0005, start + long)
  volume.connect(context.destination)
  if (shape === 'noise') {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch })).connect(volume)
    source.start(start)
  } else {
    const source = new OscillatorNode(context, { type: shape, frequency: pitch })
    source.connect(volume)
    source.start(start)
    source.stop(start + long)
  }
}
