import { OutboundLink } from '@/components/links/outbound-link';
import { Icon } from '@/components/ui/icon';
import { textLinkStyle } from '@/components/ui/text-link';
import { classDateWords, type ClassOutlook, type DatedClass, formatClassDay, formatClassTime, formatSpots } from '@/lib/class-dates';

/**
 * When a program can be taken: dates with their seats, or words where there is no date. The exported page never knows
 * the visitor's day, so it passes an outlook without dates (`undatedOutlook`).
 */
export function ProgramSessions({ title, outlook }: { title: string; outlook: ClassOutlook }) {
  return (
    <div className="border-t border-line pt-4">
      <h4 className="flex items-center gap-2 text-base"><Icon name="calendar" size={18} className="text-green" />{title}</h4>
      {outlook.kind === 'dated' ? <SessionList classes={outlook.classes} /> : <p className="mt-2 text-sm text-ink-soft">{classDateWords[outlook.kind]}</p>}
      {outlook.kind === 'none' ? (
        <p className="mt-1 text-sm"><OutboundLink to="booking" className={textLinkStyle}>See the booking site</OutboundLink></p>
      ) : null}
    </div>
  );
}

function SessionList({ classes }: { classes: readonly DatedClass[] }) {
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {classes.map((session) => (
        <li key={`${session.date} ${session.location}`} className="flex flex-wrap justify-between gap-x-6 py-2">
          <span className="font-semibold">{formatClassDay(session)}, {formatClassTime(session)}</span>
          <span className="text-ink-soft">{session.location} · {formatSpots(session.spots)}</span>
        </li>
      ))}
    </ul>
  );
}
