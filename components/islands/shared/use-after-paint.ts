import { useDeferredValue } from 'react';

/** Whether a press is being answered that was kept until its island woke. */
let isKept = false;

/** Hands over the presses that were kept: each was shown long ago, so its answer is not put off. */
export function answerKeptPresses(handOver: () => void): void {
  isKept = true;
  try {
    handOver();
  } finally {
    isKept = false;
  }
}

/**
 * The value as it was before a press, until the pressed control has been painted; then as it is. For what a slow phone
 * would otherwise have to draw before it answers.
 */
export function useAfterPress<Value>(value: Value): Value {
  const painted = useDeferredValue(value);
  return isKept ? value : painted;
}

/**
 * True once the press that made `isWanted` true has been painted; false at once when it no longer is. For what a press
 * brings up beside the control itself.
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const wasWanted = useAfterPress(isWanted);
  return isWanted && wasWanted;
}
