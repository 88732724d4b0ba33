import { VisuallyHidden } from './visually-hidden';

/** A row of stars, filled up to `rating` (0 to 5, with partial stars), with a label for screen readers. */
export function Stars({
  rating,
  label,
  size = 16,
  className = '',
}: {
  rating: number;
  /** The text for screen readers. */
  label: string;
  size?: number;
  className?: string;
}) {
  const width = 5 * 24;
  return (
    <span className={`inline-flex ${className}`}>
      <svg
        aria-hidden="true"
        focusable="false"
        width={(size * width) / 24}
        height={size}
        viewBox={`0 0 ${width} 24`}
      >
        <path d={fiveStars} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
        <svg width={(width * rating) / 5} height="24">
          <path d={fiveStars} fill="currentColor" />
        </svg>
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const fiveStars = [0, 1, 2, 3, 4]
  .map(
    (index) =>
      `M${index * 24 + 12} 3l2.75 5.6 6.15.9-4.45 4.35 1.05 6.15-5.5-2.9-5.5 2.9 1.05-6.15L${index * 24 + 3.1} 9.5l6.15-.9z`,
  )
  .join('');
