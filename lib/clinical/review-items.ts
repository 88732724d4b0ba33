import {
  type Block,
  type ClinicalFact,
  type ClinicalPageContent,
  itemText,
  type ListItem,
} from './clinical-page';
import {
  type ClinicalText,
  type ClinicalValue,
  formatValue,
  plainText,
  type Provenance,
  valueIdsIn,
  valueOf,
} from './clinical-value';
import type { DecisionTree, TreeNode } from './decision-tree';

/** One line of the reviewer's list. Population and route are those of a value; a text statement names its own. */
export type ReviewItem = {
  /** The route of the page. */
  readonly page: string;
  readonly section: string;
  readonly name: string;
  readonly text: string;
  readonly people: string;
  readonly route: string;
  readonly by: Provenance | null;
};

type ReviewData = {
  readonly pages: readonly ClinicalPageContent[];
  readonly trees: Readonly<Record<string, DecisionTree>>;
  readonly values: Readonly<Record<string, ClinicalValue>>;
  /** The full text of a row, in order, each part with its lead-in: "Not in asthma". */
  readonly wordsOfRow: (row: ClinicalFact<string>) => readonly string[];
  /** Every sentence of a block. */
  readonly textsOf: (block: Block) => readonly ClinicalText[];
};

/**
 * Everything that the clinical reviewer still has to confirm, page by page: values, text statements, and steps of
 * trees.
 */
export function reviewItems(data: ReviewData): readonly ReviewItem[] {
  return data.pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.sections
      .flatMap((section) =>
        section.blocks.flatMap((block) =>
          [...openStatements(data, block), ...openValues(data, block)].map((item) => ({
            page: page.route,
            section: section.title,
            ...item,
          })),
        ),
      )
      .filter(({ name, text }) => {
        const key = `${name}: ${text}`;
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      });
  });
}

/** Joins lines into one, each ending like a sentence. */
function inSentences(lines: readonly string[]): string {
  return lines.map((line) => (/[.:;?!]$/.test(line) ? line : `${line}.`)).join(' ');
}

type Found = Omit<ReviewItem, 'page' | 'section'>;

function openValues({ values, textsOf }: ReviewData, block: Block): readonly Found[] {
  return valueIdsIn(...textsOf(block))
    .map((id) => valueOf(values, id))
    .filter((value) => value.isOpen === true)
    .map((value) => ({
      name: value.label,
      text: formatValue(value),
      people: value.population,
      route: value.route,
      by: value,
    }));
}

function openStatements({ trees, values, wordsOfRow }: ReviewData, block: Block): readonly Found[] {
  const found = (name: string, texts: readonly ClinicalText[], by: Provenance | null): Found => ({
    name,
    text: texts.map((text) => plainText(text, values)).join(' '),
    people: '',
    route: '',
    by,
  });
  switch (block.kind) {
    case 'facts':
      return block.rows.flatMap((row: ClinicalFact<string>) =>
        row.by?.isOpen === true || row.isOpen === true
          ? [{ ...found(row.term, [], row.by ?? null), text: inSentences(wordsOfRow(row)) }]
          : [],
      );
    case 'steps':
    case 'points':
      return block.items.flatMap((item: ListItem<string>) => {
        const by = (typeof item === 'string' ? undefined : item.by) ?? block.by;
        return by.isOpen === true ? [found(block.title ?? '', [itemText(item)], by)] : [];
      });
    case 'help':
      return block.items.flatMap(({ action, text, by = block.by }) =>
        by.isOpen === true ? [found(plainText(action, values), [text], by)] : [],
      );
    case 'table':
      return block.rows.flatMap(([first, ...others]) =>
        first !== undefined && block.openRows?.includes(first) === true
          ? [
              {
                ...found(first, [], block.by),
                // Without its column heading, "verapamil" would read as a recommendation.
                text: inSentences(
                  others.map((text, index) => `${block.columns[index + 1]}: ${plainText(text, values)}`),
                ),
              },
            ]
          : [],
      );
    case 'tree': {
      const tree = trees[block.tree];
      return tree === undefined
        ? []
        : Object.entries<TreeNode>(tree.nodes).flatMap(([id, node]) =>
            node.isOpen === true ? [found(`${tree.title}, step ${id}`, [node.text], null)] : [],
          );
    }
    case 'text':
      return block.by?.isOpen === true ? [found(block.title ?? '', [block.text], block.by)] : [];
    // These blocks show values, which are listed separately, or text from elsewhere.
    case 'compare':
    case 'links':
    case 'rhythm-practice':
    case 'rhythms':
    case 'triangle':
    case 'warning':
      return [];
  }
}
