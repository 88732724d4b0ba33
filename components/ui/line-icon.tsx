import type { LineShape } from './line-shapes';

export type LineIconProps = {
  size?: number;
  className?: string;
};

/** The attributes that all line icons share. */
export const lineStyle = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/**
 * A decorative line icon, hidden from assistive technology: the adjacent text has the meaning. It may run in the
 * browser; components/ui/icon.tsx has all Lucide icons by name and is for the build only.
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
