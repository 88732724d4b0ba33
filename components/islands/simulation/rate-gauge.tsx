import { gaugePosition, rateBand } from '@/lib/simulation/compression-rate';

const width = 480;
const edge = 12;

/** The rate on a scale with the 100-120 band; the text beside it says the same. */
export function RateGauge({ rate, bandLabel }: { rate: number | null; bandLabel: string }) {
  const low = place(rateBand.low);
  const high = place(rateBand.high);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 62`} className="mt-3 h-auto w-full max-w-lg">
      <rect x={edge} y="14" width={width - 2 * edge} height="14" rx="7" className="fill-line" />
      <rect x={low} y="14" width={high - low} height="14" className="fill-green" />
      <text x={(low + high) / 2} y="54" textAnchor="middle" className="fill-ink text-xl font-semibold">
        {bandLabel}
      </text>
      {rate === null ? null : (
        <circle cx={place(rate)} cy="21" r="12" className="fill-ink stroke-surface" strokeWidth="4" />
      )}
    </svg>
  );
}

function place(rate: number): number {
  return edge + gaugePosition(rate) * (width - 2 * edge);
}
