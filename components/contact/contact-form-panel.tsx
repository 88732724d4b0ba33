import { ContactForm } from '@/components/islands/contact/contact-form';
import { Island } from '@/components/layout/island';
import { mailAddress } from '@/components/links/mail-link';
import { Card } from '@/components/ui/card';
import { contactEndpoint, contactForm } from '@/content/contact/contact';
import { mailHref } from '@/lib/text/contact-links';
import { factValue } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';

/** The contact form: posts to the endpoint if content has one, otherwise opens an email. */
export function ContactFormPanel() {
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
