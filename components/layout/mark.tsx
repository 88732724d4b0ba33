import { markFact } from '@/components/facts/mark-fact';
import { company } from '@/content/company/company';
import { mark } from '@/content/site/mark';

const paints = { body: 'fill-green', accent: 'fill-on-deep-accent' } as const;

/** The company's logo mark. */
export function Mark() {
  return (
    <svg
      {...markFact(company.mark)}
      aria-hidden="true"
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      width={mark.width}
      height={mark.height}
      className="shrink-0"
    >
      {mark.shapes.map(({ paint, d }) => (
        <path key={d} className={paints[paint]} d={d} />
      ))}
    </svg>
  );
}
