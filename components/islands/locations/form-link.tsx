'use client';

import type { FinderForms, FinderKind } from './location-finder-data';
import { formFor } from '@/lib/locations/locations';
import { textLinkStyle } from '@/components/ui/text-link';

type FormLinkProps = {
  kind: FinderKind;
  cityId: string;
  forms: FinderForms;
  /** Read out after the label. */
  newTab: string;
  /** The link text. Defaults to the kind of class. */
  label?: string;
  look: 'main' | 'plain' | 'inline';
};

const styles = {
  main: 'button flex min-h-14 items-center justify-between gap-3 rounded-button px-5 py-2 font-semibold transition-colors duration-200 ease-calm bg-flare text-on-flare hover:bg-flare-strong',
  plain:
    'button flex min-h-14 items-center justify-between gap-3 rounded-button px-5 py-2 font-semibold transition-colors duration-200 ease-calm border border-control hover:border-ink hover:bg-mint',
  inline: `inline-flex min-h-11 items-center gap-1 ${textLinkStyle}`,
} as const;

/** A link to a city's registration form for one kind of class. */
export function FormLink({ kind, cityId, forms, newTab, label = kind.label, look }: FormLinkProps) {
  const form = forms[formFor(kind.form, cityId)];
  return (
    <a href={form?.href} target="_blank" rel="noopener" className={styles[look]} {...form?.mark}>
      {label}
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        className="shrink-0 fill-none stroke-current stroke-2"
      >
        <path d="M7 17 17 7M8 7h9v9" />
      </svg>
      <span className="sr-only">{newTab}</span>
    </a>
  );
}
