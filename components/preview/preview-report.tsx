import {
  groupPlaceholders,
  type PlaceholderGroup,
  type ShownPlaceholder,
} from '@/lib/preview/placeholder-report';
import type { PageName, ReleaseChanges } from '@/lib/preview/release-changes';
import { ChangeList } from './change-list';
import { type ClinicalDecision, ClinicalDecisions } from './clinical-decisions';

type PreviewReportProps = {
  pages: readonly PageName[];
  placeholders: readonly ShownPlaceholder[];
  /** Null until this machine has seen a release. */
  changes: ReleaseChanges | null;
  decisions: readonly ClinicalDecision[];
  /** The other statements that the clinical reviewer has not confirmed yet, one per line. */
  openStatements: readonly string[];
};

/** The option for what shows on every page, and the one for what shows on none. */
const everyPage = 'every-page';
const noPage = 'no-page';

/** What depends on the finished export: the changes, what is missing and where it shows, and every page. */
export function PreviewReport({
  pages,
  placeholders,
  changes,
  decisions,
  openStatements,
}: PreviewReportProps) {
  const owners = groupPlaceholders(placeholders);
  return (
    <div className="report">
      <section id="changes" aria-labelledby="changes-title">
        <h2 id="changes-title">What changes</h2>
        <ChangeList changes={changes} />
      </section>
      <ClinicalDecisions decisions={decisions} openStatements={openStatements} />
      <section id="placeholders" aria-labelledby="placeholders-title">
        <h2 id="placeholders-title">What is not ready</h2>
        <p>
          Each sample that takes the place of a real value, by who can supply it. Open a name, then a
          question; a link leads to where the sample shows.
        </p>
        <form className="report-filters" autoComplete="off">
          <label>
            Person{' '}
            <select id="report-owner">
              <option value="">Everyone</option>
              {owners.map(({ owner }) => (
                <option key={owner} value={owner}>
                  {owner}
                </option>
              ))}
            </select>
          </label>
          <label>
            Page{' '}
            <select id="report-page">
              <option value="">Anywhere</option>
              <option value={everyPage}>On every page</option>
              {pages.map(({ path, label }) => (
                <option key={path} value={path}>
                  {label}
                </option>
              ))}
              <option value={noPage}>Outlined on no page</option>
            </select>
          </label>
        </form>
        {owners.map(({ owner, count, groups }) => (
          <details
            key={owner}
            className="report-owner"
            data-owner={owner}
            data-pages={pagesOf(groups.flatMap(({ entries }) => entries))}
          >
            <summary>
              <h3>
                {owner} ({count})
              </h3>
            </summary>
            {groups.map((group) => (
              <Question key={group.missing} group={group} />
            ))}
          </details>
        ))}
      </section>
      <section id="pages" aria-labelledby="pages-title">
        <h2 id="pages-title">All pages</h2>
        <ul className="report-pages">
          {pages.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Names of pages in one attribute, for the filter rules (see filterRules). */
function pagesOf(entries: readonly ShownPlaceholder[]): string {
  const pages = entries.flatMap(({ spots, isEverywhere }) => {
    if (isEverywhere) return [everyPage];
    return spots.length === 0 ? [noPage] : spots.map(({ path }) => path);
  });
  return [...new Set(pages)].join(' ');
}

/** CSS rules that hide what doesn't match the chosen person or page: a preview runs no script for this. */
export function filterRules(owners: readonly string[], paths: readonly string[]): string {
  const rule = (choice: string, attribute: string, value: string) =>
    `html:has(#${choice} option[value="${value}"]:checked) .report [${attribute}]:not([${attribute}~="${value}"]) { display: none; }`;
  return [
    ...owners.map((owner) => rule('report-owner', 'data-owner', owner)),
    ...[everyPage, ...paths, noPage].map((path) => rule('report-page', 'data-pages', path)),
  ].join('\n');
}

function Question({ group: { missing, entries } }: { group: PlaceholderGroup }) {
  const [only] = entries;
  if (entries.length === 1 && only !== undefined)
    return (
      <div className="report-question" data-pages={pagesOf(entries)}>
        <p>{missing}</p>
        <Sample entry={only} />
      </div>
    );
  return (
    <details className="report-question" data-pages={pagesOf(entries)}>
      <summary>
        {missing} ({entries.length})
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.file} ${entry.field}`} data-pages={pagesOf([entry])}>
            <Sample entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A sample, where it shows, and where in content to enter the real value. */
function Sample({ entry: { value, spots, isEverywhere, file, field } }: { entry: ShownPlaceholder }) {
  return (
    <p className="report-sample">
      Sample: {value} <ShownAt spots={spots} isEverywhere={isEverywhere} />
      <span className="report-field">
        {file}: {field}
      </span>
    </p>
  );
}

function ShownAt({ spots, isEverywhere }: Pick<ShownPlaceholder, 'spots' | 'isEverywhere'>) {
  if (isEverywhere) return <a href="/">Shows on every page</a>;
  if (spots.length === 0) return <span>In data or in an interactive part</span>;
  return (
    <>
      {spots.map(({ path, label, anchor }) => (
        <a key={path} href={anchor === '' ? path : `${path}#${anchor}`}>
          {label}
        </a>
      ))}
    </>
  );
}
