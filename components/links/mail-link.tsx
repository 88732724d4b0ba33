import { Fragment, type ReactNode } from 'react';
import { markFact } from '@/components/facts/mark-fact';
import { company } from '@/content/company/company';
import { mailHref } from '@/lib/text/contact-links';
import { longestMailHref } from '@/lib/text/mail';
import { factValue } from '@/lib/facts/facts';

type MailBox = 'support' | 'scheduling';

const boxes = { support: company.supportEmail, scheduling: company.schedulingEmail } as const;

/** One of the company's two email addresses. */
export function mailAddress(box: MailBox): string {
  return factValue(boxes[box]);
}

/** The address as plain text, with the attributes of its fact. */
export function MailAddress({ box }: { box: MailBox }) {
  return (
    <span {...markFact(boxes[box])}>
      <Address box={box} />
    </span>
  );
}

/** The address in parts, so that it wraps after one of its punctuation marks and never inside a word. */
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

/** A link that opens an email to the company, with the subject that the specification gives for its place. */
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
  /** Defaults to the address. */
  children?: ReactNode;
  className?: string | undefined;
}) {
  const mail = {
    to: mailAddress(box),
    ...(subject === undefined ? {} : { subject }),
    ...(body === undefined ? {} : { body }),
  };
  const href = mailHref(mail);
  if (href.length > longestMailHref)
    throw new Error(
      `An email with ${href.length} characters in its link opens cut on Windows: "${subject ?? ''}".`,
    );
  return (
    <a
      href={href}
      className={className}
      // Its parts would be read as words of their own.
      {...(children === undefined ? { 'aria-label': mail.to } : {})}
      {...markFact(boxes[box])}
    >
      {children ?? (
        // A single element, because a link in a flex row would separate its parts.
        <span>
          <Address box={box} />
        </span>
      )}
    </a>
  );
}
