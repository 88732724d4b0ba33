import { Section } from '@/components/layout/section';
import { allPlaceholders } from '@/content/registry';

/** Every placeholder of the site, by the file that holds it: the working list of marketing staff. Previews only. */
export function PlaceholderList() {
  const found = allPlaceholders();
  const files = [...new Set(found.map((entry) => entry.file))];
  return (
    <Section>
      <h1 className="text-headline">What is not ready</h1>
      <p className="mt-4 text-lg text-ink-soft">{found.length} placeholders keep this site from being published.</p>
      {files.map((file) => (
        <section key={file} className="mt-10">
          <h2 className="text-title">{file}</h2>
          <dl className="mt-3 divide-y divide-line">
            {found.filter((entry) => entry.file === file).map((entry) => (
              <div key={entry.field} className="grid gap-x-6 py-3 sm:grid-cols-12">
                <dt className="break-words text-sm font-semibold sm:col-span-4">{entry.field}</dt>
                <dd className="sm:col-span-8">
                  {entry.missing} <span className="text-ink-soft">({entry.owner})</span>
                  <span className="block break-words text-sm text-ink-soft">Sample: {entry.value}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Section>
  );
}
