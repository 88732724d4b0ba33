import { Section } from '@/components/layout/section';
import { allPlaceholders } from '@/content/registry';

const parts = [
  { href: '#pages', label: 'All pages' },
  { href: '#pictures', label: 'New pictures' },
  { href: '#by-page', label: 'By page' },
  { href: '#by-owner', label: 'By owner' },
] as const;

/** Head of the preview page. */
export function PreviewIntro() {
  return (
    <Section isCompact>
      <h1 className="text-headline">What is not ready</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        {allPlaceholders().length} placeholders keep this site from being published. &quot;Outline them&quot; in the badge shows them on each page, with what is missing. Built from {process.env['SITE_COMMIT'] ?? 'an unknown commit'}.
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {parts.map(({ href, label }) => <li key={href}><a href={href} className="inline-flex min-h-11 items-center font-semibold underline">{label}</a></li>)}
      </ul>
    </Section>
  );
}
