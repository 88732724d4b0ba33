import { useDeferredValue } from 'react';

/** Whether a press is being answered that was kept until its island woke. */
let isReplaying = false;

/** Hands over the presses that were kept: each was shown long ago, so its answer is not put off. */
export function answerQueuedClicks(handOver: () => void): void {
  isReplaying = true;
  try {
    handOver();
  } finally {
    isReplaying = false;
  }
}

/**
 * The value from before a press until the pressed control is painted, then the current value. For what a slow phone
 * would otherwise have to draw before it shows the press.
 */
export function useAfterClick<Value>(value: Value): Value {
  const painted = useDeferredValue(value);
  return isReplaying ? value : painted;
}

/**
 * True once the press that made `isWanted` true has been painted; false at once when it no longer is. For what a press
 * brings up beside the control itself.
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const wasWanted = useAfterClick(isWanted);
  return isWanted && wasWanted;
}
