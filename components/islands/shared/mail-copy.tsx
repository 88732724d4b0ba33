'use client';

import { useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { TextAreaField } from '@/components/ui/field';
import type { mailCopyLabels } from '@/content/site/mail-copy-labels';
import type { FittedMail } from '@/lib/text/mail';

/** The message as text to copy, and the email as a link, for visitors whose email app doesn't open. */
export function MailCopy({
  id,
  mail: { text, href },
  link,
  labels,
}: {
  id: string;
  mail: FittedMail;
  /** The text of the email link. */
  link: string;
  labels: Pick<typeof mailCopyLabels, 'textLabel' | 'copy' | 'copied' | 'copyFailed'>;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote(labels.copied);
    } catch {
      area.current?.select();
      setNote(labels.copyFailed);
    }
  };

  return (
    <div className="mt-5">
      <TextAreaField ref={area} id={id} label={labels.textLabel} readOnly value={text} rows={6} />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" className={buttonStyle('outline')} onClick={() => void copy()}>
          {labels.copy}
        </button>
        <a href={href} className={buttonStyle('outline')}>
          {link}
        </a>
        <p role="status" className="text-sm">
          {note}
        </p>
      </div>
    </div>
  );
}
