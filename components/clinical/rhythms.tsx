import { LineIcon } from '@/components/ui/line-icon';
import { chevronDown } from '@/components/ui/line-shapes';
import { rhythmDescriptions, type RhythmDescription, stripLabels } from '@/content/clinical/rhythms';
import type { CiteId } from '@/content/clinical/sources';
import type { RouteId } from '@/content/site/routes';
import type { RhythmRow } from '@/lib/clinical/clinical-page';
import { measuredText, rhythmAnchor } from '@/components/clinical/model/rhythm-labels';
import { RhythmStrip } from './rhythm-strip';
import { RowSelfLink, SeeRows } from './row-link';
import { ForWhom, SourceLine, ValueSources } from './source-line';
import { TextWithValues } from './text-with-values';

type RhythmsProps = {
  rows: readonly RhythmRow<CiteId>[];
  limitsFor: 'Adult' | undefined;
  /** The page that the drawings are on. */
  from: RouteId;
};

/** The rhythms of a page: the strip and its distinguishing feature, with the details collapsed. */
export function Rhythms({ rows, limitsFor, from }: RhythmsProps) {
  return (
    <>
      <p className="mb-4 text-sm">{stripLabels.scale}</p>
      <dl className="grid gap-x-8 lg:grid-cols-2">
        {rows.map((row) => (
          <RhythmRowView key={row.rhythm} row={row} limitsFor={limitsFor} from={from} />
        ))}
      </dl>
    </>
  );
}

function RhythmRowView({
  row: { rhythm, add, see },
  limitsFor,
  from,
}: {
  row: RhythmRow<CiteId>;
  limitsFor: 'Adult' | undefined;
  from: RouteId;
}) {
  const { name, shows, sign, adult, by }: RhythmDescription = rhythmDescriptions[rhythm];
  const id = rhythmAnchor(rhythm);
  const limits = limitsFor === undefined ? undefined : adult;
  const drawn = measuredText(rhythm);
  return (
    <div id={id} className="scroll-mt-24 border-t border-line pt-4 pb-2 print:break-inside-avoid print:py-2">
      <dt className="font-display text-title-sm font-bold">
        <RowSelfLink anchor={id} name={name} />
      </dt>
      <dd className="mt-2">
        <RhythmStrip rhythm={rhythm} name={name} describedBy={`${id}-shows`} />
        <p className="mt-2">
          <TextWithValues text={sign} />
        </p>
        {add === undefined ? null : <Advice add={add} see={see} from={from} />}
        <details className="group text-sm">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-green">
            {stripLabels.more}
            <LineIcon
              shape={chevronDown}
              size={16}
              className="transition-transform duration-200 group-open:rotate-180 print:hidden"
            />
          </summary>
          <p id={`${id}-shows`}>
            <TextWithValues text={shows} />
          </p>
          {limits === undefined ? null : (
            <>
              <p className="mt-1.5">
                <TextWithValues text={limits} />
              </p>
              <ForWhom texts={[limits]} />
            </>
          )}
          {drawn === null ? null : (
            <p className="mt-1.5 text-ink-soft">
              {stripLabels.drawn} {drawn}.
            </p>
          )}
          <div className="mt-1 pb-3">
            {limits === undefined ? <SourceLine by={by} /> : <ValueSources texts={[limits]} by={by} />}
          </div>
        </details>
      </dd>
    </div>
  );
}

/** What the page adds to a rhythm, with its source. Not collapsed, because on that page it is the answer. */
function Advice({
  add,
  see,
  from,
}: {
  add: NonNullable<RhythmRow<CiteId>['add']>;
  see: readonly string[] | undefined;
  from: RouteId;
}) {
  return (
    <div className="mt-3 border-l-4 border-green pl-3.5">
      <p className="font-semibold">
        <TextWithValues text={add.text} />
      </p>
      <SeeRows ids={see} from={from} />
      <p className="mt-1">
        <SourceLine by={add.by} />
      </p>
    </div>
  );
}
