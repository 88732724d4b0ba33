import type { ReactNode } from 'react';

export const cardTones = {
  surface: 'bg-surface shadow-low',
  mint: 'bg-mint',
  apricot: 'bg-apricot',
  sand: 'bg-sand',
  sky: 'bg-sky',
  lilac: 'bg-lilac',
} as const;

export type CardTone = keyof typeof cardTones;

/** A rounded box. `id` makes it a link target. */
export function Card({
  children,
  tone = 'surface',
  as: Element = 'div',
  id,
  className = '',
  isPadded = true,
}: {
  children: ReactNode;
  tone?: CardTone;
  as?: 'div' | 'li' | 'section';
  id?: string;
  className?: string;
  isPadded?: boolean;
}) {
  return (
    <Element
      {...(id === undefined ? {} : { id })}
      className={`card rounded-card print:border print:border-line print:shadow-none ${cardTones[tone]} ${isPadded ? 'p-6 sm:p-7 print:p-4' : 'overflow-hidden'} ${className}`}
    >
      {children}
    </Element>
  );
}
