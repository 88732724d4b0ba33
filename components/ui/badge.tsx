import type { ReactNode } from 'react';

const tones = {
  mint: 'bg-mint text-ink',
  apricot: 'bg-apricot text-ink',
  sand: 'bg-sand text-ink',
  deep: 'bg-deep text-on-deep',
  flare: 'bg-flare text-on-flare',
  surface: 'bg-surface text-ink',
} as const;

export type BadgeTone = keyof typeof tones;

/** A short label on a card or picture. */
export function Badge({
  children,
  tone = 'mint',
  className = '',
}: {
  children: ReactNode;
  tone?: BadgeTone;
  className?: string;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-3 py-1 text-xs font-semibold tabular-nums ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
