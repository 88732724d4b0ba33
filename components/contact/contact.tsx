import { Section } from '@/components/layout/section';
import { contactSection } from '@/content/contact/contact';
import { ContactCards } from './contact-cards';
import { ContactFormPanel } from './contact-form-panel';
import { EmergencyTraining } from './emergency-training';

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
