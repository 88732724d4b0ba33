import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClinicalBlock } from '@/components/clinical/clinical-block';
import { GuidelineNote } from '@/components/clinical/guideline-notes';
import { textsOfBlock } from '@/components/clinical/view/page-documents';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { acls } from '@/content/clinical/acls';
import { bls } from '@/content/clinical/bls';
import { bradycardia } from '@/content/clinical/bradycardia';
import { notes, type NoteId } from '@/content/clinical/notes';
import { pals } from '@/content/clinical/pals';
import { rows } from '@/content/clinical/rows';
import { causesWithTreatment, type ReferencePage } from '@/content/clinical/shared';
import { tachycardia } from '@/content/clinical/tachycardia';
import { trees } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { plainText, valueIdsIn, valueOf } from '@/lib/clinical/clinical-value';
import type { ClinicalFact } from '@/lib/clinical/clinical-page';
import { type DecisionTree, nodeOf, pathsOf } from '@/lib/clinical/decision-tree';

/*
 * Statements that were once on the reference pages and could have hurt someone. Each test failed before its mistake was
 * mended; the general rules are in safety-rules.test.ts.
 */

type Row = ClinicalFact<string>;

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The rows of a section as a reader sees them: label, figure with its conditions, and the line that says for whom. */
function rowsOf(
  page: ReferencePage,
  sectionId: string,
): readonly { readonly label: string; readonly text: string }[] {
  const section = page.sections.find((candidate) => candidate.id === sectionId);
  if (section === undefined) throw new Error(`${page.route} has no section "${sectionId}".`);
  return section.blocks
    .filter(({ kind }) => kind === 'facts')
    .flatMap((block) => {
      const $ = load(
        renderToStaticMarkup(
          createElement(ClinicalBlock, {
            block,
            sectionId: section.id,
            sectionTitle: section.title,
            from: page.route,
          }),
        ),
      );
      return $('dl > div')
        .toArray()
        .map((row) => ({ label: fold($(row).find('dt').text()), text: fold($(row).find('dd').text()) }));
    });
}

describe('the choking panel', () => {
  const rows = rowsOf(bls, 'choking');

  test('never offers abdominal thrusts to all ages', () => {
    for (const { label, text } of rows) expect(`${label} ${text}`).not.toContain('All ages');
    const thrusts = rows.filter(
      ({ text }) => /abdominal thrusts/.test(text) && !/No abdominal thrusts/.test(text),
    );
    expect(thrusts.map(({ label }) => label)).toEqual([
      'Adult and child, 1 year and over, severe',
      'What changed',
    ]);
  });

  test('says that the late-pregnancy row is for adults alone, with chest thrusts', () => {
    const pregnancy = rows.find(
      ({ label }) => label === 'Adult: late pregnancy, or arms cannot reach around',
    );
    expect(pregnancy?.text).toContain('5 chest thrusts');
    expect(pregnancy?.text).toContain('Never thrusts on the belly in late pregnancy');
    expect(pregnancy?.text).toMatch(/chest thrustsAdultNever/);
  });

  test('has no abdominal thrusts for an infant', () => {
    const infant = rows.find(({ label }) => label === 'Infant, under 1 year');
    expect(infant?.text).toContain('then 5 chest thrusts');
    expect(infant?.text).toContain('No abdominal thrusts');
  });
});

describe('the line above a table of doses', () => {
  const tables = [acls, bradycardia, pals, tachycardia].flatMap((page: ReferencePage) =>
    page.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        block.kind === 'facts' && block.dosesFor !== undefined
          ? [{ block, title: block.title ?? section.title, from: page.route }]
          : [],
      ),
    ),
  );

  test.each(tables)(
    'names the people that the doses of "$title" are for, and no others',
    ({ block, title, from }) => {
      const $ = load(
        renderToStaticMarkup(
          createElement(ClinicalBlock, { block, sectionId: 'doses', sectionTitle: title, from }),
        ),
      );
      const line = fold($('dl').prevAll('p').first().text());
      const populations = new Set(
        valueIdsIn(...textsOfBlock(block)).map((id) => valueOf(values, id).population),
      );
      if (populations.has('Adult')) {
        expect([...populations]).toEqual(['Adult']);
        expect(line).toMatch(/^Adult doses\./);
      } else {
        expect(line).toMatch(/^Doses for infants and children, not for adults\./);
      }
    },
  );
});

describe('the adult bradycardia page', () => {
  test('names infants and children in the label of each row that holds a pediatric figure', () => {
    const pediatric = (bradycardia as ReferencePage).sections
      .flatMap((section): readonly Row[] =>
        section.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : [])),
      )
      .filter(
        (row) =>
          'figure' in row &&
          valueIdsIn(row.figure).some((id) => /child|infant/i.test(valueOf(values, id).population)),
      );
    expect(pediatric.map((row) => row.term)).toEqual([
      'Infant and child: start CPR',
      'Infant and child: epinephrine for bradycardia',
      'Infant and child: atropine for bradycardia',
    ]);
  });

  test('titles their table "not adult doses", on the page and on the sheet', () => {
    const sheet = load(renderToStaticMarkup(createElement(PrintSheets, { page: bradycardia }))).text();
    expect(sheet).toContain('Infants and children (not adult doses)');
    expect(sheet).toContain('Infant and child: epinephrine for bradycardia');
  });
});

describe('a guideline note', () => {
  test.each(Object.keys(notes) as NoteId[])('%s is printed with the value that it speaks of', (id) => {
    const page = fold(load(renderToStaticMarkup(createElement(GuidelineNote, { id }))).text());
    expect(page).toContain(`${notes[id].subject}: ${notes[id].text}`);
    expect(notes[id].text).not.toMatch(/this (?:row|value|figure)|listed above/i);
  });

  test('has its subject on the print sheet as well', () => {
    const sheet = fold(load(renderToStaticMarkup(createElement(PrintSheets, { page: tachycardia }))).text());
    for (const id of ['D15', 'D17', 'D20', 'D21', 'D22'] as const) {
      expect(sheet).toContain(`${notes[id].subject}: ${notes[id].text}`);
    }
  });
});

describe('the adult tachycardia tree', () => {
  const tree: DecisionTree = trees.adultTachycardia;
  const textOf = (id: string) => plainText(nodeOf(tree, id).text, values);
  const shocks = Object.keys(tree.nodes).filter(
    (id) =>
      /synchronized (?:cardioversion|high-energy shock)/i.test(textOf(id)) &&
      nodeOf(tree, id).type === 'action',
  );

  test('has a shock for an unstable wide irregular rhythm: as for atrial fibrillation, synchronized if that works', () => {
    expect(nodeOf(tree, 't2')).toMatchObject({ yes: 't2w' });
    expect(textOf('t2w')).toBe('Wide and irregular, not polymorphic VT?');
    expect(nodeOf(tree, 't2w')).toMatchObject({ type: 'question', yes: 't3w', no: 't3' });
    expect(textOf('t3w')).toContain('Synchronized cardioversion as for atrial fibrillation: 200 J or more');
    expect(textOf('t3w')).toContain('If the device cannot synchronize, or time is short, unsynchronized.');
    expect(textOf('t3w')).toContain('Expert help at once.');
    expect(textOf('t3we')).toContain('Cardiovert again at a higher energy');
  });

  test('asks about sinus tachycardia before every shock, and ends there without one', () => {
    expect(shocks).toEqual(['t3u', 't3w', 't3']);
    for (const path of pathsOf(tree)) {
      const steps = [...path.matchAll(/t\w+/g)].map(([id]) => id);
      for (const shock of shocks)
        if (steps.includes(shock)) expect(steps.indexOf('t1q')).toBeLessThan(steps.indexOf(shock));
    }
    expect(nodeOf(tree, 't1q')).toMatchObject({ type: 'question', yes: 't1s' });
    expect(textOf('t1s')).toContain('Do not shock');
  });

  test.each(['t3', 't6', 't9'])('names asthma and AV block where %s offers adenosine', (id) => {
    expect(textOf(id)).toMatch(/adenosine/i);
    expect(textOf(id)).toMatch(/not in asthma or second- or third-degree AV block/);
  });

  test('warns of pre-excitation where the rhythm is wide and irregular', () => {
    expect(textOf('t7')).toMatch(/pre-excited atrial fibrillation is possible: no AV-nodal blockers/);
    expect(textOf('t7')).toContain('No adenosine');
  });

  test('has an end for those who respond', () => {
    expect(nodeOf(tree, 't11q')).toMatchObject({ type: 'question', yes: 't12', no: 't11' });
    expect(textOf('t12')).toContain('Keep monitoring');
  });
});

/** A row as a reader sees it, by its section and label. */
function rowText(page: ReferencePage, sectionId: string, label: string): string {
  const found = rowsOf(page, sectionId).find((row) => row.label === label);
  if (found === undefined) throw new Error(`${page.route} has no row "${label}".`);
  return found.text;
}

describe('adenosine', () => {
  test('is reduced, not only stronger, after a transplant, through a central line and with two drugs', () => {
    expect(rowText(tachycardia, 'medications', 'Adenosine')).toContain(
      'Reduce the first dose to 3 mg after a heart transplant, through a central line, or with dipyridamole or carbamazepine.',
    );
  });
});

describe('propranolol', () => {
  test('is not read as three times the total: single doses first, then their sum, then the older total', () => {
    const row = rowText(tachycardia, 'medications', 'Propranolol');
    const inOrder = [
      '1 mg over 1 minute, repeat every 2 minutes, up to 3 doses',
      'Company value (older)0.1 mg/kg in all, divided into 3 doses',
    ];
    expect(inOrder.map((words) => row.indexOf(words)).every((at) => at >= 0)).toBe(true);
    expect(row.indexOf(inOrder[0]!)).toBeLessThan(row.indexOf(inOrder[1]!));
    expect(row).toContain('Maximum 3 mg in all');
  });
});

describe('a child with SVT', () => {
  const how =
    'ag of ice water on the face for about 15-30 seconds; do not cover nose or mouth, do not press on the eyes.';

  test('is cooled without its nose, mouth or eyes in danger, in the row and in the tree', () => {
    expect(rowText(pals, 'tachycardia', 'Vagal maneuver, infant')).toContain(`B${how} No carotid massage.`);
    const tree: DecisionTree = trees.pediatricTachycardia;
    expect(plainText(nodeOf(tree, 'q9').text, values)).toContain(how);
  });
});

describe('hyperkalemia', () => {
  test('with a pulse gets calcium first; the doubt is about cardiac arrest alone', () => {
    const treatment = causesWithTreatment.rows.find(([cause]) => cause === 'Hyperkalemia')?.[2];
    expect(treatment?.split('\n')).toEqual([
      'With a pulse and ECG changes (wide QRS, slow rate): IV calcium first, then shift and remove potassium, by protocol.',
      'In cardiac arrest: benefit uncertain (2025).',
    ]);
  });
});

describe('pediatric epinephrine', () => {
  const volume = '0.01 mg/kg IV/IO = 0.1 mL/kg of the 0.1 mg/mL solution (maximum 1 mg, 10 mL)';
  const escaped = volume.replace(/[.()]/g, '\\$&');

  test.each([
    ['pediatricArrest', 'p6'],
    ['pediatricArrest', 'p9'],
    ['pediatricArrest', 'p10'],
    ['pediatricBradycardia', 'k5'],
  ] as const)('has its volume in %s at %s', (tree, id) => {
    expect(plainText(nodeOf(trees[tree], id).text, values)).toMatch(
      new RegExp(`epinephrine ${escaped}`, 'i'),
    );
  });

  test.each([
    [pals, 'arrest', 'Epinephrine, pediatric cardiac arrest'],
    [pals, 'bradycardia', 'Epinephrine, pediatric bradycardia'],
    [bradycardia, 'special', 'Infant and child: epinephrine for bradycardia'],
  ] as const)('has its volume and the highest one in the row of %#', (page, section, label) => {
    const row = rowText(page, section, label);
    expect(row).toContain('0.01 mg/kg = 0.1 mL/kg of the 0.1 mg/mL solution');
    expect(row).toContain('Maximum 1 mg (10 mL)');
  });
});

describe('the rows that the trees lead to', () => {
  const pages: readonly ReferencePage[] = [acls, bls, bradycardia, pals, tachycardia];

  test.each(Object.entries(rows))('%s is on its page', (id, row) => {
    const page = pages.find((candidate) => candidate.route === row.route);
    const anchors =
      page?.sections.flatMap((section) => [
        section.id,
        ...section.blocks.flatMap((block) => [
          block.id ?? '',
          ...(block.kind === 'facts' ? block.rows.map((fact) => fact.id ?? '') : []),
        ]),
      ]) ?? [];
    expect(anchors.filter((anchor) => anchor === id)).toEqual([id]);
  });
});

describe('epinephrine', () => {
  test('has four uses, each with a row of its own', () => {
    const found = [acls, bls, bradycardia, pals, tachycardia].flatMap((page: ReferencePage) =>
      page.sections.flatMap((section) =>
        section.blocks
          .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
          .filter((row) => /epinephrine/i.test(row.term))
          .map((row) => `${page.route}: ${row.term}`),
      ),
    );
    expect(found).toEqual([
      'aclsAlgorithm: Epinephrine, adult cardiac arrest',
      'bradycardiaAlgorithm: Epinephrine infusion, adult bradycardia',
      'bradycardiaAlgorithm: Infant and child: epinephrine for bradycardia',
      'palsAlgorithm: Epinephrine, pediatric cardiac arrest',
      'palsAlgorithm: Epinephrine, pediatric bradycardia',
    ]);
  });

  test('for an adult in cardiac arrest is where the tachycardia page leads', () => {
    const section = (acls as ReferencePage).sections.find(({ id }) => id === 'cardiac-arrest');
    const text = section?.blocks
      .filter((block) => block.kind !== 'tree')
      .map((block) =>
        load(
          renderToStaticMarkup(
            createElement(ClinicalBlock, {
              block,
              sectionId: section.id,
              sectionTitle: section.title,
              from: acls.route,
            }),
          ),
        ).text(),
      )
      .join(' ');
    expect(fold(text ?? '')).toContain('1 mg every 3-5 minutes');
    expect(fold(text ?? '')).toContain('IV/IO');
    const link = (tachycardia as ReferencePage).sections
      .flatMap((entry) => entry.blocks)
      .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
      .find((row) => row.term === 'No pulse');
    expect(link?.see).toEqual(['cardiac-arrest']);
  });
});
