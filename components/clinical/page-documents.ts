import { notes } from '@/content/clinical/notes';
import type { ReferenceBlock, ReferencePage } from '@/content/clinical/shared';
import { cites, type CiteId, type DocumentId, documents } from '@/content/clinical/sources';
import { trees } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { type ClinicalText, type Provenance, valueIdsIn, valueOf } from '@/lib/clinical';
import { type DecisionTree, nodeOf } from '@/lib/decision-tree';
import { noteIdsOf } from './guideline-notes';

/** Every clinical sentence of a block, in reading order. */
export function textsOfBlock(block: ReferenceBlock): readonly ClinicalText[] {
  switch (block.kind) {
    case 'facts':
      return block.rows.flatMap((row) => ['figure' in row ? row.figure : row.text, ...(row.add ?? [])]);
    case 'steps':
    case 'points':
      return block.items;
    case 'table':
      return block.rows.flat();
    case 'compare':
      return block.rows.flatMap((row) => row.cells);
    case 'tree': {
      const tree: DecisionTree = trees[block.tree];
      return Object.keys(tree.nodes).map((id) => nodeOf(tree, id).text);
    }
    case 'triangle':
      return block.sides.map((side) => side.look);
    case 'text':
    case 'warning':
      return [block.text];
    case 'links':
      return [];
  }
}

function provenancesOf(block: ReferenceBlock): readonly Provenance[] {
  const own = 'by' in block && block.by !== undefined ? [block.by] : [];
  const rows = block.kind === 'facts' ? block.rows.flatMap((row) => row.by ?? []) : [];
  return [...own, ...rows];
}

/** The documents that a page rests on, each once: those of its values, its words and its notes. */
export function documentIdsOf(page: ReferencePage): readonly DocumentId[] {
  const blocks = page.sections.flatMap((section) => section.blocks);
  const texts = blocks.flatMap(textsOfBlock);
  const treeNotes = blocks.flatMap((block) => (block.kind === 'tree' ? trees[block.tree].notes : []));
  const all: readonly Provenance[] = [
    ...valueIdsIn(...texts).map((id) => valueOf(values, id)),
    ...blocks.flatMap(provenancesOf),
    ...noteIdsOf(texts, treeNotes).map((id) => notes[id]),
  ];
  const used = new Set(all.flatMap((by) => by.source.map((id) => cites[id as CiteId].document)));
  return (Object.keys(documents) as DocumentId[]).filter((id) => used.has(id));
}
