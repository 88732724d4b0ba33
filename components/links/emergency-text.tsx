import { emergencyCall, emergencyNumber } from '@/content/company/company';
import { telHref } from '@/lib/text/contact-links';

/**
 * A sentence that says to call for help, with that phrase as a link
 * (docs/decisions/063-the-call-to-911-is-a-link.md).
 */
export function EmergencyText({ text }: { text: string }) {
  const [before = '', after] = text.split(emergencyCall);
  if (after === undefined) throw new Error(`"${text}" does not say "${emergencyCall}".`);
  return (
    <>
      {before}
      <a
        href={telHref(emergencyNumber)}
        className="py-3 underline decoration-1 underline-offset-4 hover:decoration-2 print:no-underline"
      >
        {emergencyCall}
      </a>
      {after}
    </>
  );
}
