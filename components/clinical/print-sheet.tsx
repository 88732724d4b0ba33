import { clinicalLabels, treeLabels } from '@/content/clinical/page-labels';
import { Fragment, type ReactNode } from 'react';
import { notes, type NoteId } from '@/content/clinical/notes';
import { review } from '@/content/clinical/review';
import { company } from '@/content/company/company';
import type { ReferenceBlock, ReferencePage } from '@/content/clinical/shared';
import type { CiteId } from '@/content/clinical/sources';
import { trees } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { FactText } from '@/components/facts/fact-text';
import { routes } from '@/content/site/routes';
import {
  type ClinicalText,
  isCompanyValue,
  isDoseRoute,
  valueIdsIn,
  valueOf,
} from '@/lib/clinical/clinical-value';
import {
  type ClinicalFact,
  columnsOfSheet,
  textsOfFact,
  fieldsOf,
  itemText,
  type ListItem,
  type PrintSheetContent,
} from '@/lib/clinical/clinical-page';
import {
  type DecisionTree,
  edgesFrom,
  nodeOf,
  sayOf,
  sheetTextOf,
  stepNumber,
} from '@/lib/clinical/decision-tree';
import { HelpDrawing } from './help-drawing';
import { TextWithValues } from './text-with-values';
import { noteIdsOf } from './guideline-notes';
import { issuingBodiesOf } from '@/components/clinical/model/page-documents';
import { peopleAndRoutes } from './source-line';
import { ReviewLine } from './review-line';

const prints = {
  11: 'text-[11pt]',
  12: 'text-[12pt]',
  13: 'text-[13pt]',
  17: 'text-[17pt]',
} as const;

const shapes = { 'first wider': 'sheet-first', 'second wider': 'sheet-second', one: '' } as const;

/** The sheets of a page, each for the wall or the cart. Every figure on them is on the page as well. */
export function PrintSheets({ page }: { page: ReferencePage }) {
  return page.sheets.map((sheet) => <PrintSheet key={sheet.id} page={page} sheet={sheet} />);
}

/**
 * One page of paper, US Letter or A4, readable from two meters: the blocks that name the sheet, with their notes. It
 * shows when its anchor is in the address, and then only it prints. Only the lines about the sheet itself, at the
 * bottom, are smaller than 11 pt.
 */
function PrintSheet({ page, sheet }: { page: ReferencePage; sheet: PrintSheetContent }) {
  const { population, columns } = columnsOfSheet<ReferenceBlock>(page.sections, sheet);
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.sheets?.includes(sheet.id)),
  }));
  const bodies = issuingBodiesOf({ ...page, sections });
  return (
    <div
      id={sheet.id}
      data-sheet={sheet.id}
      className={`sheet mx-auto hidden max-w-page scroll-mt-4 px-gutter pb-16 target:grid xl:px-0 print:p-0 ${prints[sheet.points]} ${sheet.isDense === true ? 'sheet-dense' : ''}`}
    >
      <p className="flex flex-wrap items-center gap-x-4 text-base print:hidden">
        {review.sheetIsOpen}
        <a
          href="#print"
          className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
        >
          {review.sheetBack}
        </a>
      </p>
      <div className="border-b-4 border-ink pb-[1mm]">
        <p data-sheet-title="" className="font-display text-[31pt] leading-none font-bold tracking-tight">
          {sheet.title}
        </p>
        <p className="flex justify-between text-[13pt] font-bold">
          <span data-sheet-title="">{population === undefined ? null : review.people[population]}</span>
          <span>{review.emergency}</span>
        </p>
      </div>
      <div data-sheet-body="" className={`sheet-columns ${shapes[sheet.columns ?? 'one']}`}>
        {columns.map((column, index) => (
          // Columns and blocks are fixed content: their order never changes.
          <div key={index}>
            {column.map(({ block, title, population: others }, place) => (
              <Fragment key={place}>
                {title === undefined ? null : (
                  <p className="sheet-title font-display">
                    {title} {others === undefined ? null : `(${review.people[others]})`}
                  </p>
                )}
                {block.title === undefined || hasTitleInLine(block) ? null : (
                  <p className="sheet-title font-display">{block.title}</p>
                )}
                <SheetBlock block={block} isAlone={columns.length === 1} />
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <p className="text-[7.5pt] leading-[1.12]">
        {review.disclaimer} {review.edition} <ReviewLine page={page} /> {review.doses}{' '}
        {clinicalLabels.sources} {bodies.join('; ')}. {clinicalLabels.titlesAt}{' '}
        <FactText fact={company.origin} />
        {routes[page.route].path}. {review.independenceInShort}
      </p>
    </div>
  );
}

/** Keeps the number of a note, or of a value that is a whole phrase, on one line with its unit. */
const numbers =
  /(?<![\w.])((?!20\d\d\b)\d(?:[\d.:-]*\d)?(?:%|\/\w+| (?:J|bpm|cm|doses|hours|inches|m[Acg][\w/]*|minutes|mmHg|seconds)\b)?)/;

function WithBoldFigures({ text }: { text: string }) {
  return text.split(numbers).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

/** A clinical sentence with its values, in the markup of the page. */
function Sentence({ text, isFigure = false }: { text: ClinicalText; isFigure?: boolean }) {
  return (
    <TextWithValues
      text={text}
      isFigure={isFigure}
      phrase={(sentence) => <WithBoldFigures text={sentence} />}
    />
  );
}

function isOnSheet(item: ListItem<CiteId>): boolean {
  return typeof item === 'string' || item.isOffSheet !== true;
}

/** A run-in title, if the block is a single paragraph. */
function hasTitleInLine(block: ReferenceBlock): boolean {
  return block.kind === 'text' || block.kind === 'points';
}

/** `isAlone` is a full-width block: its tree is in two halves. */
function SheetBlock({ block, isAlone }: { block: ReferenceBlock; isAlone: boolean }) {
  switch (block.kind) {
    case 'facts':
      return block.rows
        .filter((row: ClinicalFact<CiteId>) => row.isOffSheet !== true)
        .map((row) => <SheetRow key={row.term} row={row} />);
    case 'points': {
      const texts = block.items.map(itemText);
      return (
        <Line notes={noteIdsOf(texts)}>
          {block.title === undefined ? null : <strong>{block.title}: </strong>}
          {texts.map((text, index) => (
            <Fragment key={text}>
              <Sentence text={text} />
              {index === texts.length - 1 ? '.' : '; '}
            </Fragment>
          ))}
        </Line>
      );
    }
    case 'steps':
      return block.items.filter(isOnSheet).map((item, index) => {
        const text = itemText(item);
        return (
          <Line key={text} number={index + 1} notes={noteIdsOf([text])}>
            <Sentence text={text} />
          </Line>
        );
      });
    case 'table':
      return block.rows.map((cells) => (
        <Line key={cells.join()} isBox notes={noteIdsOf(cells)}>
          {cells[0] === undefined ? null : <Sentence text={cells[0]} />}.
          {/* The column heading is part of the statement: without "Do not give" a drug would read as recommended. */}
          {cells.slice(1).map((cell, index) => (
            <span key={cell} className="block">
              <Refusal
                name={block.columns[index + 1]}
                text={cell}
                isSplit={block.isRefusal === true && index === cells.length - 2}
              />
            </span>
          ))}
        </Line>
      ));
    case 'tree': {
      const tree: DecisionTree = trees[block.tree];
      const ids = Object.keys(tree.nodes);
      return (isAlone ? halvesOf(tree, ids) : [ids]).map((part) => (
        <SheetTree key={part[0]} tree={tree} ids={part} />
      ));
    }
    case 'warning':
      return (
        <Line isBox isStrong notes={noteIdsOf([block.text])}>
          <Sentence text={block.text} />
        </Line>
      );
    case 'text':
      return (
        <Line notes={noteIdsOf([block.text])}>
          {block.title === undefined ? null : <strong>{block.title}. </strong>}
          <Sentence text={block.text} />
        </Line>
      );
    case 'help':
      return block.column === undefined ? null : (
        <div className="sheet-help">
          <p className="sheet-title font-display">{review.people[block.column]}</p>
          {block.items.map(({ above, action, text, drawing }) => (
            <div key={action} className="sheet-box">
              <HelpDrawing id={drawing} />
              <div>
                {above === undefined ? null : (
                  <p>
                    <Sentence text={above} />
                  </p>
                )}
                <p className="sheet-figure *:whitespace-normal">
                  <Sentence text={action} isFigure />
                </p>
              </div>
              <p>
                <Sentence text={text} />
              </p>
              <Notes ids={noteIdsOf([action, text])} />
            </div>
          ))}
        </div>
      );
    case 'compare':
    case 'triangle':
    case 'links':
    case 'rhythms':
    case 'rhythm-practice':
      return null;
  }
}

/**
 * A cell after the name of its column. In a cell that refuses, the text after its first sentence is in regular type.
 */
function Refusal({
  name,
  text,
  isSplit,
}: {
  name: string | undefined;
  text: ClinicalText;
  isSplit: boolean;
}) {
  const { action, details } = isSplit ? sayOf(text) : { action: text, details: null };
  return (
    <>
      <strong>
        {name}: <Sentence text={action} />
      </strong>
      {details === null ? null : (
        <>
          {' '}
          <Sentence text={details} />
        </>
      )}
    </>
  );
}

/** The steps of a tree in two columns with about the same number of words. */
function halvesOf(tree: DecisionTree, ids: readonly string[]): readonly (readonly string[])[] {
  const lengthOf = (some: readonly string[]) =>
    some.map((id) => sheetTextOf(nodeOf(tree, id))).join('').length;
  const middle = ids.findIndex((_, index) => lengthOf(ids.slice(0, index + 1)) > lengthOf(ids) / 2);
  return [ids.slice(0, middle), ids.slice(middle)];
}

/**
 * A row: its figure large (on its own line for a drug or a shock), with its people and route, followed by the
 * company's figure if it differs.
 */
function SheetRow({ row }: { row: ClinicalFact<CiteId> }) {
  const notes = noteIdsOf(textsOfFact(row));
  const term = `${row.term}${row.term.endsWith('?') ? '' : ':'}`;
  const add = fieldsOf(row).map(({ field, text }) => {
    const isLimit = field === 'maximum' || field === 'notIn';
    return (
      <Fragment key={text}>
        {' '}
        {isLimit ? <strong>{review.doseLimits[field]} </strong> : null}
        <Sentence text={text} />
        {isLimit ? '.' : null}
      </Fragment>
    );
  });
  if (!('figure' in row))
    return (
      <Line isBox notes={notes}>
        <strong>{term}</strong> <Sentence text={row.text} />
        {add}
      </Line>
    );
  const people = peopleAndRoutes([row.figure], row.population, row.term);
  const figures = valueIdsIn(row.figure).map((id) => valueOf(values, id));
  const isDose = figures.some(({ route }) => isDoseRoute(route));
  return (
    <Line isBox notes={notes}>
      <strong>{term}</strong>{' '}
      <span className={isDose ? 'sheet-figure' : 'sheet-key'}>
        {figures.some(isCompanyValue) ? `${review.companyLabel}: ` : null}
        <Sentence text={row.figure} isFigure />
      </span>
      {people.length === 0 ? null : <span data-people=""> ({people.join(', ')})</span>}.
      {row.company === undefined ? null : (
        <>
          {' '}
          {row.company.label ?? review.earlierLabel}:{' '}
          <span className="*:font-normal">
            <Sentence text={row.company.figure} />
          </span>
          .
        </>
      )}
      {add}
    </Line>
  );
}

const arrows = { yes: 'YES', no: 'NO', next: 'then' } as const;

/**
 * Each step with its notes, because a note elsewhere on the sheet would be missed. The rows that a step links to are
 * on the sheet themselves, or on another page, which paper can't open.
 */
function SheetTree({ tree, ids }: { tree: DecisionTree; ids: readonly string[] }) {
  return (
    <div data-sheet-tree={tree.id}>
      {ids.map((id) => {
        const node = nodeOf(tree, id);
        const text = sheetTextOf(node);
        return (
          <Line
            key={id}
            isBox
            isStrong={node.type === 'question'}
            number={stepNumber(tree, id)}
            notes={noteIdsOf([text])}
          >
            <Sentence text={text} />
            {edgesFrom(tree, id).map(({ label, to, isLoop }) => (
              <Fragment key={label}>
                {' '}
                <strong data-way={label}>
                  {`${arrows[label]} ${isLoop ? `${treeLabels.backTo} ` : ''}${stepNumber(tree, to)}`}
                </strong>
              </Fragment>
            ))}
          </Line>
        );
      })}
    </div>
  );
}

/** One entry, with its number beside it and its guideline notes below. */
function Line({
  number,
  isBox = false,
  isStrong = false,
  notes: ids,
  children,
}: {
  number?: number;
  isBox?: boolean;
  isStrong?: boolean;
  notes: readonly NoteId[];
  children: ReactNode;
}) {
  const paragraph = (
    <p>
      {children}
      <Notes ids={ids} />
    </p>
  );
  const style = [...(isBox ? ['sheet-box'] : []), ...(isStrong ? ['sheet-strong'] : [])].join(' ');
  return (
    <div data-step={number} className={style === '' ? undefined : style}>
      {number === undefined ? null : <strong>{number}</strong>}
      {paragraph}
    </div>
  );
}

/** Notes, each preceded by its subject. */
function Notes({ ids }: { ids: readonly NoteId[] }) {
  return ids.map((id) => (
    <Fragment key={id}>
      {' '}
      <span data-note={id}>
        <strong>
          <WithBoldFigures text={notes[id].subject} />:
        </strong>{' '}
        <WithBoldFigures text={notes[id].text} />
      </span>
    </Fragment>
  ));
}
