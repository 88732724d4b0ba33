import { ContactForm } from '@/components/islands/contact-form';
import { mailAddress } from '@/components/links/mail-link';
import { Card } from '@/components/ui/card';
import { IslandHost } from '@/components/ui/island-host';
import { contactEndpoint, contactForm } from '@/content/contact';
import { mailHref } from '@/lib/contact-links';
import { type Fact, factValue } from '@/lib/facts';
import { fillIn } from '@/lib/fill-in';

/** The contact form: posts to the endpoint where content has one, else opens a mail. */
export function ContactFormPanel() {
  const endpoint = endpointOf(contactEndpoint);
  const email = mailAddress('support');
  return (
    <Card className="lg:col-span-7 sm:p-10 print:hidden">
      <h3 id="contact-form-title" className="text-title">{contactForm.title}</h3>
      <IslandHost name="contact-form" wake="use">
        <ContactForm
          texts={{ ...contactForm, mailed: fillIn(contactForm.mailed, { email }) }}
          trainingTypes={contactForm.trainingTypes}
          email={email}
          endpoint={endpoint}
          action={endpoint ?? mailHref({ to: email, subject: contactForm.mailSubject })}
        />
      </IslandHost>
    </Card>
  );
}

function endpointOf(fact: Fact<string> | null): string | null {
  return fact === null ? null : factValue(fact);
}
