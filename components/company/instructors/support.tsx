import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { instructorPages, instructorSupport } from '@/content/company/instructor-portal';

export function Support() {
  return (
    <Section id="support" title={instructorSupport.title} lead={instructorSupport.text}>
      <div className="grid gap-5 lg:grid-cols-12">
        <Card tone="mint" className="self-start lg:col-span-7">
          <p className="flex items-center gap-3 font-semibold">
            <Icon name="clock" className="text-green" />
            <FactText fact={instructorSupport.hours} />
          </p>
          <div className="mt-6 flex flex-wrap gap-4">
            <PhoneLink className={buttonStyle('solid')} />
            <MailLink subject={instructorSupport.subject} className={buttonStyle('outline')}>
              {instructorSupport.mail}
            </MailLink>
          </div>
        </Card>
        <nav aria-label={instructorSupport.pages} className="lg:col-span-5">
          <h3 className="text-title-sm">{instructorSupport.pages}</h3>
          <ul className="mt-3 divide-y divide-line">
            {instructorPages.map((page) => (
              <li key={page.route}>
                <SiteLink
                  route={page.route}
                  className="flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-green"
                >
                  {page.label}
                  <Icon name="forward" size={18} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  );
}
