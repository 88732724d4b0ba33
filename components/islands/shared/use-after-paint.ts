import { useDeferredValue } from 'react';

/** True while queued clicks are being replayed. */
let isReplaying = false;

/** Replays queued clicks. Their pressed state was painted long ago, so the answer isn't deferred. */
export function answerQueuedClicks(handOver: () => void): void {
  isReplaying = true;
  try {
    handOver();
  } finally {
    isReplaying = false;
  }
}

/**
 * The value from before a click until the clicked control is painted, then the current value. For content that would
 * delay that paint on a slow phone.
 */
export function useAfterClick<Value>(value: Value): Value {
  const painted = useDeferredValue(value);
  return isReplaying ? value : painted;
}

/**
 * True when the click that made `isWanted` true has been painted; false immediately when it no longer is. For content
 * that a click adds outside the control.
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const wasWanted = useAfterClick(isWanted);
  return isWanted && wasWanted;
}
