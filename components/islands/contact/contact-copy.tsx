'use client';

import { useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { TextAreaField } from '@/components/ui/field';
import type { ContactMailState } from '@/lib/contact/contact-form';
import type { ContactTexts } from './texts';

/** The message as text to copy, and the e-mail as a link, for people whose e-mail program does not open by itself. */
export function ContactCopy({
  id,
  mail,
  isFailed,
  texts,
}: {
  id: string;
  mail: ContactMailState;
  isFailed: boolean;
  texts: ContactTexts;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mail.text);
      setNote(texts.copied);
    } catch {
      area.current?.select();
      setNote(texts.copyFailed);
    }
  };

  return (
    <div className="mt-5">
      <TextAreaField ref={area} id={id} label={texts.textLabel} readOnly value={mail.text} rows={6} />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" className={buttonStyle('outline')} onClick={() => void copy()}>
          {texts.copy}
        </button>
        <a href={mail.href} className={buttonStyle('outline')}>
          {isFailed ? texts.sendByMail : texts.openMail}
        </a>
        <p role="status" className="text-sm">
          {note}
        </p>
      </div>
    </div>
  );
}
