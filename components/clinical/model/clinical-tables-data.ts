import { notes } from '@/content/clinical/notes';
import { rows } from '@/content/clinical/rows';
import { values } from '@/content/clinical/values';

/** All data that the clinical sentences of this site refer to. */
export const clinicalTables = { values, notes, rows } as const;
