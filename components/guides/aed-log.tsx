import { aedLog } from '@/content/guides/aed-check';
import { monthNames } from '@/lib/time/calendar-days';

const heading = 'border border-control px-1 py-1.5 text-left sm:px-1.5 print:py-0';
/** On a phone the headings are rotated, so that the whole year fits. */
const turned = 'max-sm:inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]';

/** The log: in print a full-width table with room to write; on the screen the same, smaller. */
export function AedLog() {
  const { caption, place, model, year, month, checks, signed } = aedLog;
  return (
    // It scrolls only with enlarged text.
    <div
      className="relative mt-4 overflow-x-auto print:mt-0 print:overflow-visible print:[column-span:all]"
      tabIndex={0}
      role="group"
      aria-label={caption}
    >
      <p className="hidden gap-x-4 print:flex">
        {[place, model, year].map((label) => (
          <span key={label} className="grow border-b border-ink">
            {label}:
          </span>
        ))}
      </p>
      <table className="w-full border-collapse text-sm print:mt-1 print:text-[9pt]">
        <caption className="pb-2 text-left text-ink-soft print:pb-0.5">{caption}</caption>
        <thead>
          <tr>
            {[month, ...checks, signed].map((head) => (
              <th key={head} scope="col" className={`${heading} align-bottom`}>
                <span className={turned}>{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthNames.map((name) => (
            <tr key={name} className="h-9 print:h-[5.6mm]">
              <th scope="row" className={heading}>
                {name.slice(0, 3)}
                <span className="max-sm:hidden">{name.slice(3)}</span>
              </th>
              {[...checks, signed].map((column) => (
                <td key={column} className="border border-control" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
