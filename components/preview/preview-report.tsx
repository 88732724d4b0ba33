import { Section } from '@/components/layout/section';
import type { PictureChange, PlaceholderReport } from '@/lib/preview-report';
import { PlaceholderRows } from './placeholder-rows';

export type Thumbnail = { readonly path: string; readonly label: string; /** Null where no browser was at hand to draw it. */ readonly image: string | null };

type PreviewReportProps = {
  thumbnails: readonly Thumbnail[];
  report: PlaceholderReport;
  /** Null as long as this machine has seen no release. */
  release: { readonly id: string; readonly pictures: readonly PictureChange[] } | null;
};

/** What only the finished export can tell: how each page looks, what is missing on it, which pictures are new. */
export function PreviewReport({ thumbnails, report, release }: PreviewReportProps) {
  return (
    <>
      <Section id="pages" title="All pages" isCompact>
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-4">
          {thumbnails.map(({ path, label, image }) => (
            <li key={path}>
              <a href={path} className="block">
                {image === null ? null : <img src={image} alt="" width={480} height={300} loading="lazy" className="w-full rounded-card border border-line" />}
                <span className="mt-2 block font-semibold">{label}</span>
                <span className="block break-words text-xs text-ink-soft">{path}</span>
              </a>
            </li>
          ))}
        </ul>
        {thumbnails.every(({ image }) => image === null) ? <p className="mt-6 text-ink-soft">There are no pictures of the pages: the machine that built this preview has no Chromium.</p> : null}
      </Section>
      <Section id="pictures" title="Pictures changed since the last release" tone="mint" isCompact>
        <PictureChanges release={release} />
      </Section>
      <Section id="by-page" title="By page" isCompact>
        <PageList title="On every page" placeholders={report.everywhere} />
        {report.pages.map(({ path, label, placeholders }) => <PageList key={path} title={label} path={path} placeholders={placeholders} />)}
        <PageList title="Outlined on no page: in structured data or in an interactive part" placeholders={report.elsewhere} />
      </Section>
    </>
  );
}

function PageList({ title, path, placeholders }: { title: string; path?: string; placeholders: PlaceholderReport['everywhere'] }) {
  if (placeholders.length === 0) return null;
  return (
    <section className="mt-10">
      <h3 className="text-title">{path === undefined ? title : <a href={path} className="underline">{title}</a>} ({placeholders.length})</h3>
      <PlaceholderRows placeholders={placeholders} />
    </section>
  );
}

function PictureChanges({ release }: Pick<PreviewReportProps, 'release'>) {
  if (release === null) return <p>No release is known on the machine that built this preview. &quot;npm run releases -- --to … --remember&quot; makes it known.</p>;
  if (release.pictures.length === 0) return <p>None since release {release.id}.</p>;
  return (
    <>
      <p>{release.pictures.length} since release {release.id}.</p>
      <ul className="mt-6 grid grid-cols-2 gap-6 sm:grid-cols-4 lg:grid-cols-6">
        {release.pictures.map(({ id, change, url }) => (
          <li key={id} className="text-sm">
            {url === null ? null : <img src={url} alt="" loading="lazy" className="w-full rounded-card" />}
            <span className="mt-2 block break-words font-semibold">{id}</span>
            {change}
          </li>
        ))}
      </ul>
    </>
  );
}
