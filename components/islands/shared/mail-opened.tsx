'use client';

import { useEffect, useRef } from 'react';
import type { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { interpolate } from '@/lib/text/interpolate';
import type { FittedMail } from '@/lib/text/mail';
import { MailCopy } from './mail-copy';

/** Says that an email should have opened and shows its text in case none did, scrolled into view. Empty before that. */
export function MailOpened({
  id,
  mail,
  labels,
}: {
  id: string;
  mail: FittedMail | null;
  labels: typeof mailCopyLabels;
}) {
  const answer = useRef<HTMLDivElement>(null);
  const isShown = mail !== null;
  useEffect(() => {
    if (isShown) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={answer} aria-live="polite" className="not-empty:mt-5">
      {mail === null ? null : (
        <>
          <p>{mail.isCut ? labels.cut : interpolate(labels.mailed, { email: mail.to })}</p>
          <MailCopy id={id} key={mail.text} mail={mail} link={labels.openMail} labels={labels} />
        </>
      )}
    </div>
  );
}
