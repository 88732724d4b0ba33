import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { listPaths } from '../hosting/site-files';
import { readingGrade, sentencesOf } from './reading-grade';
import type { Outcome } from './row';

/** The school grade of each clinical page, by Flesch and Kincaid. */
export function checkReading(): Outcome {
  const grades = listPaths('out')
    .filter((name) => name.endsWith('-algorithm.html'))
    .map((name) => ({
      name,
      grade: readingGrade(sentencesOf(load(readFileSync(join('out', name), 'utf8')))),
    }));
  return {
    isMet: grades.length > 0 && grades.every(({ grade }) => grade < 9),
    figure: grades.map(({ name, grade }) => `${name} ${grade.toFixed(1)}`).join(', '),
  };
}
