'use client';

import { fillIn } from '@/lib/text/fill-in';
import { MailCopy, type MailCopyWords } from './mail-copy';

export type MailOpenedWords = MailCopyWords & Readonly<Record<'mailed' | 'openMail', string>>;

type Mail = { readonly to: string; readonly href: string; readonly text: string };

/** Says that an e-mail should have opened, and gives its text for the case that none did. Null before. */
export function MailOpened({ id, mail, words }: { id: string; mail: Mail | null; words: MailOpenedWords }) {
  return (
    <div aria-live="polite" className="not-empty:mt-5">
      {mail === null ? null : (
        <>
          <p>{fillIn(words.mailed, { email: mail.to })}</p>
          <MailCopy
            id={id}
            key={mail.text}
            text={mail.text}
            href={mail.href}
            link={words.openMail}
            words={words}
          />
        </>
      )}
    </div>
  );
}
