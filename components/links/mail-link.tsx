import { Fragment, type ReactNode } from 'react';
import { markFact } from '@/components/facts/mark-fact';
import { company } from '@/content/company/company';
import { mailHref } from '@/lib/text/contact-links';
import { factValue } from '@/lib/facts/facts';

export type MailBox = 'support' | 'scheduling';

const boxes = { support: company.supportEmail, scheduling: company.schedulingEmail } as const;

/** The address of one of the company's two mailboxes. */
export function mailAddress(box: MailBox): string {
  return factValue(boxes[box]);
}

/** The address as plain text, with the mark of its fact. */
export function MailAddress({ box }: { box: MailBox }) {
  return (
    <span {...markFact(boxes[box])}>
      <Address box={box} />
    </span>
  );
}

/** The address in parts, so that a narrow line ends after one of its marks, and never inside a word. */
function Address({ box }: { box: MailBox }) {
  return mailAddress(box)
    .split(/(?<=[@.])/)
    .map((part, index) => (
      <Fragment key={part}>
        {index === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ));
}

/** A link that opens an e-mail to the company, with the subject that the specification presets for its place. */
export function MailLink({
  box = 'support',
  subject,
  body,
  children,
  className = '',
}: {
  box?: MailBox;
  subject?: string;
  body?: string;
  /** Left out, the link shows the address itself. */
  children?: ReactNode;
  className?: string;
}) {
  const mail = {
    to: mailAddress(box),
    ...(subject === undefined ? {} : { subject }),
    ...(body === undefined ? {} : { body }),
  };
  return (
    <a href={mailHref(mail)} className={className} {...markFact(boxes[box])}>
      {children ?? (
        // One element, or a link laid out as a row would set its parts apart.
        <span>
          <Address box={box} />
        </span>
      )}
    </a>
  );
}
