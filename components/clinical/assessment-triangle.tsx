import { clinicalLabels } from '@/content/clinical/page-labels';
import type { CiteId } from '@/content/clinical/sources';
import type { ClinicalText, Provenance } from '@/lib/clinical/clinical-value';
import { TextWithValues } from './text-with-values';
import { SourceLine } from './source-line';

type Side = { readonly name: string; readonly look: ClinicalText };

/** The three sides of the first impression: a drawn triangle, with what to look for on each side next to it. */
export function AssessmentTriangle({ sides, by }: { sides: readonly Side[]; by: Provenance<CiteId> }) {
  return (
    <div>
      <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <svg viewBox="0 0 320 290" aria-hidden="true" className="mx-auto w-full max-w-72 text-ink">
          <rect width="320" height="290" className="fill-paper" />
          <path
            d="M160 22 L296 258 L24 258 Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <g className="fill-green font-display font-bold" textAnchor="middle" fontSize="40">
            <text x="118" y="176">
              1
            </text>
            <text x="202" y="176">
              2
            </text>
            <text x="160" y="246">
              3
            </text>
          </g>
          <g className="fill-ink font-semibold" textAnchor="middle" fontSize="17">
            <text transform="translate(92 140) rotate(-60)" dy="-12">
              {clinicalLabels.triangle.appearance}
            </text>
            <text transform="translate(228 140) rotate(60)" dy="-12">
              {clinicalLabels.triangle.breathing}
            </text>
            <text x="160" y="281">
              {clinicalLabels.triangle.circulation}
            </text>
          </g>
        </svg>
        <ol className="divide-y divide-line border-y border-line">
          {sides.map((side, index) => (
            <li key={side.name} className="flex gap-4 py-4">
              <span
                data-number=""
                className="w-7 shrink-0 font-display text-title leading-tight font-bold text-green"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-title-sm">{side.name}</h3>
                <p className="mt-1">
                  <TextWithValues text={side.look} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-2">
        <SourceLine by={by} />
      </p>
    </div>
  );
}
