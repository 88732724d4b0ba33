import { FactTable } from './fact-table';
import { Section } from '@/components/layout/section';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { buttonStyle } from '@/components/ui/button-style';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { textLinkStyle } from '@/components/ui/text-link';
import {
  accessibilityBuilt,
  accessibilityComplaint,
  accessibilityGoal,
  accessibilityLimits,
  accessibilityTests,
} from '@/content/legal/accessibility';

export function AccessibilityBuilt() {
  return (
    <Section id="how-it-is-built">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-headline">{accessibilityGoal.title}</h2>
          <p className="mt-4 text-lg">{accessibilityGoal.text}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 className="text-title">{accessibilityBuilt.title}</h2>
          <CheckList items={accessibilityBuilt.points} className="mt-5" />
        </div>
      </div>
    </Section>
  );
}

export function AccessibilityTests() {
  return (
    <Section id="tests" tone="sand" title={accessibilityTests.title}>
      <FactTable
        {...accessibilityTests}
        rows={accessibilityTests.rows.map((row) => ({
          label: row.what,
          value: (
            <span className="flex items-baseline gap-3">
              <Icon
                name={row.isDone ? 'Check' : 'Minus'}
                size={18}
                className={`translate-y-0.5 ${row.isDone ? 'text-green' : 'text-flare-deep'}`}
              />
              {row.how}
            </span>
          ),
        }))}
      />
    </Section>
  );
}

export function AccessibilityHelp() {
  return (
    <Section id="help">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-headline">{accessibilityComplaint.title}</h2>
          <p className="mt-4 text-lg">{accessibilityComplaint.text}</p>
          <div className="mt-7 flex flex-wrap gap-4">
            <PhoneLink className={buttonStyle('solid')} />
            <MailLink subject={accessibilityComplaint.subject} className={buttonStyle('outline')}>
              {accessibilityComplaint.write}
            </MailLink>
          </div>
          <p className="mt-8 max-w-measure text-sm text-ink-soft">
            {accessibilityComplaint.elsewhere}{' '}
            <OutboundLink to="ada-complaint" className={textLinkStyle}>
              {accessibilityComplaint.file}
            </OutboundLink>
          </p>
        </div>
        {accessibilityLimits.map((section) => (
          <div key={section.id} className="lg:col-span-5">
            <h2 className="text-title">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
