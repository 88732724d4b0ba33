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
  labels: { name: 'Name', email: 'E-mail', phone: 'Phone', trainingType: 'Training type', message: 'Message' },
  hints: { phone: 'If you would like a call back.', message: 'City, dates and number of people help us answer faster.' },
  noType: 'Not sure yet',
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
  problems: {
    name: { missing: 'Enter your name.' },
    email: { missing: 'Enter your e-mail address.', email: 'Enter an e-mail address like name@example.com.' },
    phone: { phone: 'Enter a US phone number with its area code, like (602) 555-0100, or leave this empty.' },
    message: { missing: 'Write your message.' },
  },
  rejected: 'The message is not complete. See the marked fields.',
  sending: 'Sending your message.',
  sent: 'Your message has arrived.',
  failures: {
    offline: 'The message could not be sent: there is no connection.',
    timeout: 'The message could not be sent: no answer came within 10 seconds.',
    refused: 'The message was not accepted.',
    broken: 'The message could not be sent: the form service does not work right now.',
  },
  nothingLost: 'What you wrote is still here. Try again, or send it by mail.',
  mailed: 'Your mail program should open now, with everything filled in. If it does not, copy the text and send it to {email}.',
  cut: 'Your message is long, and mail programs take only the beginning. Copy the whole text and paste it into the mail.',
  cutNote: '[The message goes on. Please paste the whole text here.]',
  openMail: 'Open the mail again',
  sendByMail: 'Send by mail',
  textLabel: 'Your message as text',
  copy: 'Copy the text',
  copied: 'Copied.',
  copyFailed: 'The text is selected. Copy it with the keys or the menu of your device.',
} as const;
