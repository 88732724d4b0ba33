import { MailAddress } from '@/components/links/mail-link';
import { mailTextLabels } from '@/content/site/mail-copy-labels';

/** For visitors whose email app doesn't open: recipient and text, to select and copy. Needs no scripts. */
export function MailText({ subject, body = '' }: { subject: string; body?: string }) {
  return (
    <details className="mt-3 text-sm print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center underline decoration-1 underline-offset-4">
        {mailTextLabels.title}
      </summary>
      <p>
        {mailTextLabels.to} <MailAddress box="support" />
      </p>
      <p
        data-mail-text=""
        className="mt-2 rounded-button border border-control p-3 break-words whitespace-pre-line select-all"
      >
        {[subject, body].filter((part) => part !== '').join('\n\n')}
      </p>
    </details>
  );
}
