import type { NoteId } from '@/content/clinical/notes';
import type { TreeId } from '@/content/clinical/trees';

/** Which node has which notes, written down apart from the content. A node that is not listed has none. */
export const notesAtNodes: Readonly<Record<TreeId, Readonly<Record<string, readonly NoteId[]>>>> = {
  adultArrest: { c1: ['D4'], c6: ['D5'], c10: ['D5'] },
  pediatricTachycardia: {},
  adultBradycardia: { b0: ['D1'], b3: ['D9'] },
  adultTachycardia: { t0: ['D13'], t3: ['D20', 'D21'], t3w: ['D21'] },
  adultBls: { a1: ['D7'], a4: ['D5'], a6: ['D4'] },
  pediatricArrest: { p1: ['D2', 'D3', 'D6'] },
  pediatricBradycardia: { k5: ['D12'] },
};
