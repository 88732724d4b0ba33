'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { metronomeRate } from '@/lib/simulation/compression-rate';
import { beatsWithin } from '@/lib/simulation/metronome';

/** How far ahead beats are scheduled, and how often the scheduler runs, in seconds. */
const lookAhead = 0.25;
const lookEvery = 0.06;

export type Metronome = {
  /** Also false while a call or a locked screen interrupts the sound. */
  readonly isHeard: boolean;
  /** Resumes afterward. Browsers allow it when the visitor returns, or interacts with the page. */
  readonly resume: () => void;
};

/** Ticks at {@link metronomeRate} while `isOn`. `onFailure` is called if the browser can't play sound. */
export function useMetronome(isOn: boolean, onFailure: () => void): Metronome {
  const fail = useEffectEvent(onFailure);
  const sound = useRef<AudioContext | null>(null);
  const [isHeard, setHeard] = useState(false);
  const resume = useCallback(() => {
    const context = sound.current;
    if (context !== null && context.state !== 'running') context.resume().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!isOn) return;
    const context = openSound();
    if (context === null) {
      fail();
      return;
    }
    sound.current = context;
    const follow = () => setHeard(context.state === 'running');
    context.addEventListener('statechange', follow);
    follow();
    const resumeOnReturn = () => {
      if (document.visibilityState === 'visible') resume();
    };
    document.addEventListener('visibilitychange', resumeOnReturn);
    const startedAt = context.currentTime + 0.05;
    let scheduledTo = startedAt;
    const schedule = () => {
      const until = context.currentTime + lookAhead;
      // Timers are throttled in background pages, so missed beats are skipped.
      for (const beat of beatsWithin(startedAt, scheduledTo, until, metronomeRate))
        if (beat >= context.currentTime) tick(context, beat);
      scheduledTo = Math.max(scheduledTo, until);
    };
    schedule();
    const timer = setInterval(schedule, lookEvery * 1000);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', resumeOnReturn);
      context.removeEventListener('statechange', follow);
      sound.current = null;
      setHeard(false);
      void context.close().catch(() => undefined);
    };
  }, [isOn, resume]);
  return { isHeard, resume };
}

function openSound(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

/** One soft wooden tick at the given time of the audio context. */
function tick(context: AudioContext, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.06);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.07);
}
