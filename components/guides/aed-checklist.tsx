import { buttonStyle } from '@/components/ui/button-style';
import { TextField } from '@/components/ui/field';
import { aedChecks, aedRecord } from '@/content/guides/aed-check';
import { mailHref } from '@/lib/text/contact-links';

/**
 * A checklist to work through on a phone in front of the cabinet. A plain form that the browser turns into an email,
 * without scripts too. Print shows only the text, because the log has the boxes.
 */
export function AedChecklist() {
  const { subject, instruction, isFine, place, initials, wrong, send, note } = aedRecord;
  return (
    <form
      action={mailHref({ to: '', subject })}
      method="post"
      encType="text/plain"
      className="mt-5 print:mt-1"
    >
      <p className="mb-3 print:hidden">{instruction}</p>
      <ul className="divide-y divide-line border-y border-line">
        {aedChecks.map(({ term, text }) => (
          <li key={term}>
            <label className="one-column grid cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 py-4 print:block print:py-0.5">
              <input
                type="checkbox"
                name={term}
                value={isFine}
                className="size-6 accent-green print:hidden"
              />
              <span className="grid gap-x-8 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] print:gap-x-3">
                <span className="font-semibold">{term}</span>
                <span>{text}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-4 sm:grid-cols-2 print:hidden">
        <TextField id="aed-place" name={place} label={place} />
        <TextField id="aed-initials" name={initials} label={initials} autoComplete="off" />
        <TextField id="aed-wrong" name={wrong} label={wrong} className="sm:col-span-2" />
        <button type="submit" className={buttonStyle('solid', 'md', 'sm:col-span-2 sm:justify-self-start')}>
          {send}
        </button>
        <p className="text-sm text-ink-soft sm:col-span-2">{note}</p>
      </div>
    </form>
  );
}
