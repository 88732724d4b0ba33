import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import { popularPrograms } from '@/content/home/home';

/** A strip of four links, divided by thin lines. */
export function PopularPrograms() {
  return (
    <Section isCompact className="sm:pb-0">
      <h2 className="text-title-sm">{popularPrograms.title}</h2>
      <ul className="mt-5 grid border-t border-control sm:grid-cols-2 lg:grid-cols-4">
        {popularPrograms.cards.map((card) => (
          <li
            key={card.route}
            className="one-column group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-5 border-b border-line py-3 sm:grid-cols-[1fr_auto] sm:gap-y-8 sm:py-6 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6 lg:border-r lg:border-b-0 lg:px-6 lg:first:pl-0 lg:last:border-r-0 lg:last:pr-0"
          >
            <Icon name={card.icon} size={30} className="text-green" />
            <div className="sm:order-last sm:col-span-2">
              <h3 className="text-title-sm">
                <SiteLink route={card.route} className="group-hover:text-green after:absolute after:inset-0">
                  {card.title}
                </SiteLink>
              </h3>
              <p className="text-ink-soft sm:mt-1">{card.text}</p>
            </div>
            <Icon
              name="ArrowRight"
              className="transition-transform duration-200 ease-calm group-hover:translate-x-1 motion-reduce:transition-none print:hidden"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
