import type { ReactNode } from 'react';

export const badgeTones = {
  mint: 'bg-mint text-ink',
  apricot: 'bg-apricot text-ink',
  surface: 'bg-surface text-ink',
} as const;

/** A short label on a card or picture. */
export function Badge({ children, tone = 'mint' }: { children: ReactNode; tone?: keyof typeof badgeTones }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-3 py-1 text-xs font-semibold tabular-nums ${badgeTones[tone]}`}
    >
      {children}
    </span>
  );
}
