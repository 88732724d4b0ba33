import { pageLabels } from '@/content/site/page-labels';

type ContentsProps = {
  entries: readonly { readonly id: string; readonly title: string }[];
  /** How many of the first entries have a number. */
  numbered?: number;
};

/** The table of contents beside a long page of text. Each entry links to its section. */
export function Contents({ entries, numbered = 0 }: ContentsProps) {
  return (
    <nav aria-label={pageLabels.contents} className="lg:col-span-4 print:hidden">
      <div className="lg:sticky lg:top-24">
        <h2 className="text-title-sm">{pageLabels.contents}</h2>
        <ol className="mt-3 border-l-2 border-line pl-4">
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <a
                href={`#${entry.id}`}
                className="inline-flex min-h-9 items-center text-sm text-ink-soft hover:text-green hover:underline"
              >
                {/* A single text: a screen reader would hear no space between two. */}
                {index < numbered ? `${index + 1}. ${entry.title}` : entry.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
