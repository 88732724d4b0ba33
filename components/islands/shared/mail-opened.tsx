'use client';

import type { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { interpolate } from '@/lib/text/interpolate';
import type { FittedMail } from '@/lib/text/mail';
import { MailCopy } from './mail-copy';

/** Says that an email should have opened and shows its text in case none did. Null before that. */
export function MailOpened({
  id,
  mail,
  labels,
}: {
  id: string;
  mail: FittedMail | null;
  labels: typeof mailCopyLabels;
}) {
  return (
    <div aria-live="polite" className="not-empty:mt-5">
      {mail === null ? null : (
        <>
          <p>{mail.isCut ? labels.cut : interpolate(labels.mailed, { email: mail.to })}</p>
          <MailCopy
            id={id}
            key={mail.text}
            text={mail.text}
            href={mail.href}
            link={labels.openMail}
            labels={labels}
          />
        </>
      )}
    </div>
  );
}
