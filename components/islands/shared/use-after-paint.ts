import { useDeferredValue } from 'react';

/**
 * True once the press that made `isWanted` true has been painted; false at once when it no longer is. For what a press
 * brings up beside the control itself, and what a slow phone would otherwise have to draw before it answers.
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const wasWanted = useDeferredValue(isWanted);
  return isWanted && wasWanted;
}
