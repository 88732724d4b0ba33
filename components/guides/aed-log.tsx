import { aedLog } from '@/content/guides/aed-check';
import { monthNames } from '@/lib/time/calendar-days';

/** The log: on paper a table over the whole width, with room to write; on the screen the same, smaller. */
export function AedLog() {
  const { caption, place, model, year, month, checks, signed } = aedLog;
  return (
    <div
      className="relative mt-4 overflow-x-auto print:mt-0 print:overflow-visible print:[column-span:all]"
      tabIndex={0}
      role="group"
      aria-label={caption}
    >
      <p className="hidden gap-x-4 print:flex">
        {[place, model, year].map((label) => (
          <span key={label} className="grow border-b border-ink">
            {label}
          </span>
        ))}
      </p>
      <table className="w-full min-w-160 border-collapse text-sm print:mt-1 print:min-w-0 print:text-[9pt]">
        <caption className="pb-2 text-left text-ink-soft print:pb-0.5">{caption}</caption>
        <thead>
          <tr>
            {[month, ...checks, signed].map((head) => (
              <th key={head} scope="col" className="border border-control p-1.5 text-left print:py-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthNames.map((name) => (
            <tr key={name} className="h-9 print:h-[5.6mm]">
              <th scope="row" className="border border-control p-1.5 text-left print:py-0">
                {name}
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
