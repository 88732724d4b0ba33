import type { ReactNode } from 'react';
import type { IconName } from '@/lib/site/icon-name';
import { Icon } from './icon';

/** A list with check marks (or another icon) as bullets. */
export function CheckList({
  items,
  icon = 'Check',
  className = '',
}: {
  items: readonly ReactNode[];
  icon?: IconName;
  className?: string;
}) {
  return (
    <ul className={`space-y-2.5 ${className}`}>
      {items.map((item, index) => (
        // The items are fixed content: their order never changes.
        <li key={index} className="flex gap-3">
          <Icon name={icon} size={18} className="mt-1 text-green" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
