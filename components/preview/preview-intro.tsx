import { Section } from '@/components/layout/section';

const parts = [
  { href: '#changes', label: 'What changes' },
  { href: '#clinical', label: 'For the clinical reviewer' },
  { href: '#placeholders', label: 'What is not ready' },
  { href: '#pages', label: 'All pages' },
  { href: '/preview/parts', label: 'All parts' },
] as const;

/** Head of the preview page. */
export function PreviewIntro() {
  return (
    <Section isCompact>
      <h1 className="text-headline">Preview</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-soft">
        {process.env['SITE_PLACEHOLDERS'] ?? 'The'} placeholders keep this site from being published.
        &quot;Outline them&quot; in the badge shows them on each page, with what is missing. Built from{' '}
        {process.env['SITE_COMMIT'] ?? 'an unknown commit'}.
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {parts.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
