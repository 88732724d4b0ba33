import type { LineShape } from './line-shapes';

export type LineIconProps = {
  size?: number;
  className?: string;
};

/** What every line icon has in common, whoever draws it. */
export const lineStyle = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/**
 * A decorative line icon, hidden from assistive technology: the words beside it carry the meaning. For whatever runs in the
 * browser too; components/ui/icon.tsx knows all of Lucide's by name and is rendered at build time only.
 */
export function LineIcon({ shape, size = 20, className = '' }: LineIconProps & { shape: LineShape }) {
  return (
    <svg
      {...lineStyle}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {shape.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  );
}
