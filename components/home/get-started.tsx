import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import { getStarted } from '@/content/home/home';

/** Three next steps as large rows: the whole row is the link. */
export function GetStarted() {
  return (
    <Section tone="apricot" isCompact>
      <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-12">
        <h2 className="text-headline lg:col-span-5">{getStarted.title}</h2>
        <ul className="divide-y divide-ink/25 border-y border-ink/25 lg:col-span-7">
          {getStarted.links.map((link) => (
            <li
              key={link.route}
              className="one-column group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-5 py-3 sm:py-5"
            >
              <Icon name={link.icon} size={26} />
              <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-6">
                <SiteLink
                  route={link.route}
                  className="font-display text-title font-bold group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 after:absolute after:inset-0"
                >
                  {link.label}
                </SiteLink>
                <p className="text-sm">
                  <FactText fact={link.text} />
                </p>
              </div>
              <Icon
                name="ArrowRight"
                size={22}
                className="transition-transform duration-200 ease-calm group-hover:translate-x-1 motion-reduce:transition-none print:hidden"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
