import { type HelpCard, helpGroups, helpLabels } from '@/content/clinical/help';
import { SiteLink } from '@/components/links/site-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { RouteId } from '@/content/site/routes';
import { HelpDrawing } from './help-drawing';

const cardStyle =
  'flex h-full items-center rounded-card border-2 border-ink bg-surface p-1.5 font-display text-base leading-tight font-bold hover:bg-mint sm:gap-3 sm:p-3 sm:text-title-sm';

/** The help cards by group, each a link to its page. A card omits itself from its list. */
export function HelpCards({ without }: { without?: RouteId }) {
  const groups = helpGroups
    .map(({ title, cards }) => ({
      title,
      isAlone: cards.length === 1,
      others: cards.filter(({ route }) => route !== without),
    }))
    .filter(({ others }) => others.length > 0);
  return (
    <ul className="grid gap-3 lg:grid-cols-[3fr_3fr_1fr]">
      {groups.map(({ title, isAlone, others }) =>
        isAlone ? (
          others.map((card) => (
            <li key={card.route} className="lg:pt-6">
              <Card card={card} group={title} isAlone />
            </li>
          ))
        ) : (
          <li key={title} className="flex flex-col">
            <p className="mb-1 font-display text-base leading-tight font-bold">{title}</p>
            <ul className="one-column grid grow grid-cols-3 gap-2">
              {others.map((card) => (
                <li key={card.route}>
                  <Card card={card} group={title} isAlone={false} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

/** Within a group, a card shows only its people; assistive technology reads its full title. */
function Card({ card, group, isAlone }: { card: HelpCard; group: string; isAlone: boolean }) {
  const { route, picture, people } = card;
  return (
    <SiteLink
      route={route}
      className={`${cardStyle} ${isAlone ? 'gap-3 lg:flex-col lg:justify-center' : 'flex-col gap-1'}`}
    >
      {/* Chromium treats a drawing of less than 50 px as an icon and changes its colors one by one in its own dark
         mode. */}
      <HelpDrawing id={picture} className={`w-18 sm:w-20 ${isAlone ? 'shrink-0' : 'max-w-full'}`} />
      {isAlone ? (
        group
      ) : (
        <span>
          {people}
          <VisuallyHidden> {group.toLowerCase()}</VisuallyHidden>
        </span>
      )}
    </SiteLink>
  );
}

/** The first thing on the BLS page, and the target of the top bar, the menu and the page for wrong addresses. */
export function HelpNow() {
  return (
    <nav
      id="help-now"
      aria-labelledby="help-now-title"
      className="mt-3 scroll-mt-20 rounded-card bg-mint p-3 sm:p-4 print:hidden"
    >
      <h2 id="help-now-title" className="mb-1 text-title-sm">
        {helpLabels.title}
      </h2>
      <HelpCards />
    </nav>
  );
}
