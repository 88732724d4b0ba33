import type { Fact } from '@/lib/facts';

/** The contact section of the home page (spec part 1, section 2) and its form (product decisions). */
export const contactSection = {
  title: 'Talk to us',
  lead: 'A question about a class, a group, or a card that did not arrive: call, write, or use the form.',
  cards: {
    phone: { title: 'Call us', description: 'For classes, cards and groups.' },
    email: { title: 'Write to us', description: 'Tell us your city and the class.' },
    address: { title: 'Headquarters', offices: 'Satellite offices in' },
    hours: { title: 'Office hours' },
  },
} as const;

export const emergencyTraining = {
  title: 'Emergency Training',
  text: 'A new hire starts Monday, a card runs out on Friday, an inspection is due. Tell us the date and the number of people, and we look for the nearest class or bring one to you.',
  note: 'This is about training. In an emergency call 911.',
  mailAction: 'Request training by mail',
  mailSubject: 'Emergency Training Request',
  locationsAction: 'See locations',
  picture: 'training-hands-on',
} as const;

/**
 * Where the form is posted to as JSON. Null: the form opens a mail with everything filled in. The address also has to
 * be allowed by the content security policy (`connect-src`, `form-action`).
 */
export const contactEndpoint: Fact<string> | null = null;

export const contactForm = {
  title: 'Send a message',
  mailSubject: 'Website message',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone', hint: 'If you would like a call back.' },
    trainingType: { label: 'Training type', empty: 'Not sure yet' },
    message: { label: 'Message', hint: 'City, dates and number of people help us answer faster.' },
  },
  trainingTypes: [
    'AHA classes (Heartsaver, BLS, ACLS, PALS)',
    'Red Cross classes',
    'OSHA and HIPAA compliance',
    'Continuing education',
    'Business opportunities',
    'Training for a group',
    'Something else',
  ],
  submit: 'Send message',
  mailNote: 'This opens your mail program with everything filled in. Nothing is sent until you press Send there.',
  endpointNote: 'We use what you write only to answer you.',
} as const;
