import { mailAddress } from '@/components/links/mail-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { contactEndpoint, contactForm } from '@/content/contact';
import { mailHref } from '@/lib/contact-links';
import { type Fact, factValue } from '@/lib/facts';

const endpoint: Fact<string> | null = contactEndpoint;
const { fields } = contactForm;

/** The contact form as plain HTML: posts to the endpoint where content has one, else opens a mail. */
export function ContactFormPanel() {
  const action = endpoint === null ? mailHref({ to: mailAddress('support'), subject: contactForm.mailSubject }) : factValue(endpoint);
  return (
    <Card className="lg:col-span-7 sm:p-10 print:hidden">
      <h3 id="contact-form-title" className="text-title">{contactForm.title}</h3>
      <form
        action={action}
        method="post"
        encType={endpoint === null ? 'text/plain' : 'application/x-www-form-urlencoded'}
        aria-labelledby="contact-form-title"
        className="mt-6 grid gap-x-5 gap-y-5 sm:grid-cols-2"
      >
        <TextField id="contact-name" name="name" label={fields.name.label} autoComplete="name" required className="sm:col-span-2" />
        <TextField id="contact-email" name="email" type="email" label={fields.email.label} autoComplete="email" required />
        <TextField id="contact-phone" name="phone" type="tel" label={fields.phone.label} autoComplete="tel" />
        <SelectField id="contact-training-type" name="trainingType" label={fields.trainingType.label} className="sm:col-span-2">
          <option value="">{fields.trainingType.empty}</option>
          {contactForm.trainingTypes.map((type) => <option key={type} value={type}>{type}</option>)}
        </SelectField>
        <TextAreaField id="contact-message" name="message" label={fields.message.label} hint={fields.message.hint} rows={6} required className="sm:col-span-2" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" className={buttonStyle('solid', 'lg')}>{contactForm.submit}</button>
          <p className="max-w-sm text-sm text-ink-soft">{endpoint === null ? contactForm.mailNote : contactForm.endpointNote}</p>
        </div>
      </form>
    </Card>
  );
}
