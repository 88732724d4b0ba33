import { Section } from '@/components/layout/section';
import { contactSection, contactEndpoint, contactForm, emergencyTraining } from '@/content/contact/contact';
import { ContactCards } from './contact-cards';
import { ContactForm } from '@/components/islands/contact/contact-form';
import { Island } from '@/components/layout/island';
import { mailAddress, MailLink } from '@/components/links/mail-link';
import { Card } from '@/components/ui/card';
import { mailHref } from '@/lib/text/contact-links';
import { factValue } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';
import { SitePicture } from '@/components/layout/site-picture';
import { EmergencyText } from '@/components/links/emergency-text';
import { MailText } from '@/components/links/mail-text';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';

/** The contact section (anchor `contact`): four cards, the form, Emergency Training. */
export function Contact() {
  return (
    <Section id="contact" tone="sand" title={contactSection.title} lead={contactSection.lead}>
      <ContactCards />
      <div className="mt-8 grid gap-5 sm:mt-12 lg:grid-cols-12">
        <ContactFormPanel />
        <EmergencyTraining />
      </div>
    </Section>
  );
}

/** The contact form: posts to the endpoint if content has one, otherwise opens an email. */
function ContactFormPanel() {
  const endpoint = contactEndpoint === null ? null : factValue<string>(contactEndpoint);
  const email = mailAddress('support');
  return (
    <Card className="sm:p-10 lg:col-span-7 print:hidden">
      <h3 id="contact-form-title" className="text-title">
        {contactForm.title}
      </h3>
      <Island hydrate="use">
        <ContactForm
          name="contact-form"
          labels={{ ...contactForm, mailed: interpolate(contactForm.mailed, { email }) }}
          email={email}
          endpoint={endpoint}
          action={endpoint ?? mailHref({ to: email, subject: contactForm.mailSubject })}
        />
      </Island>
    </Card>
  );
}

/** Training at short notice, with the hands-on picture above. */
function EmergencyTraining() {
  return (
    <Card tone="apricot" isPadded={false} className="flex flex-col lg:col-span-5">
      <SitePicture
        id={emergencyTraining.picture}
        sizes="(min-width: 64rem) 32rem, 100vw"
        className="max-sm:hidden lg:flex-1 print:hidden"
      />
      <div className="p-6 sm:p-8">
        <h3 className="text-title">{emergencyTraining.title}</h3>
        <p className="mt-3">{emergencyTraining.text}</p>
        <p className="mt-3 text-sm font-semibold">
          <EmergencyText text={emergencyTraining.note} />
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <MailLink subject={emergencyTraining.mailSubject} className={buttonStyle('solid')}>
            {emergencyTraining.mailAction}
          </MailLink>
          <SiteLink
            route="locations"
            className="inline-flex min-h-11 items-center border-b-2 border-ink font-semibold"
          >
            {emergencyTraining.locationsAction}
          </SiteLink>
        </div>
        <MailText subject={emergencyTraining.mailSubject} />
      </div>
    </Card>
  );
}
