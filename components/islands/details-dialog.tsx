'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { buttonStyle } from '@/components/ui/button-style';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { useAfterPaint } from './use-after-paint';
import { isOwnStep, stepBack, useQueryValue, writeQuery } from './use-query-value';

const parameter = 'course';

type DetailsDialogProps = {
  /** The value of `?course=` that opens this dialog. */
  id: string;
  title: string;
  /** The words of the disclosure in a page without scripts. */
  plainLabel: string;
  children: ReactNode;
};

/**
 * The full details of one course: a disclosure in the exported HTML, a native dialog once scripts run. The dialog opens
 * from its button and from the address; Back and Escape close it, and the focus returns to the button.
 */
export function DetailsDialog({ id, title, plainLabel, children }: DetailsDialogProps) {
  const disclosureId = `${id}-details`;
  // Whoever opened the disclosure before the scripts came keeps it until it is closed again.
  const isPlain = useSyncExternalStore(subscribeToToggle, () => document.querySelector(`#${disclosureId}[open]`) !== null, () => true);
  if (isPlain) return <Disclosure id={disclosureId} summary={plainLabel}>{children}</Disclosure>;
  return <DialogWithButton id={id} title={title}>{children}</DialogWithButton>;
}

function subscribeToToggle(onChange: () => void): () => void {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

function DialogWithButton({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  // After the pressed button: a modal dialog makes a browser style the whole page once more.
  const isOpen = useAfterPaint(useQueryValue(parameter) === id);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className="py-4">
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onClick={() => writeQuery({ [parameter]: id }, 'push', parameter)}
          className={buttonStyle('outline', 'sm')}
        >
          View details<span className="sr-only"> of {title}</span>
        </button>
      </p>
      {isOpen ? createPortal(<OpenDialog title={title} onLeave={() => button.current?.focus()}>{children}</OpenDialog>, document.body) : null}
    </>
  );
}

/** Takes the course out of the address: by one step back where we added that step, otherwise in place. */
function leaveAddress(event: SyntheticEvent<HTMLDialogElement>): void {
  if (event.currentTarget.open) return;
  if (isOwnStep(parameter)) stepBack();
  else writeQuery({ [parameter]: null }, 'replace');
}

function OpenDialog({ title, onLeave, children }: { title: string; onLeave: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useRef(onLeave);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const returnFocus = leave.current;
    element?.showModal();
    return () => {
      element?.close();
      returnFocus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...{ closedby: 'any' }}
      onClose={leaveAddress}
      className="m-auto max-h-[92dvh] w-full max-w-3xl overflow-hidden rounded-card bg-paper p-0 text-ink shadow-low backdrop:bg-deep/70 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      <div className="flex max-h-[92dvh] flex-col">
        <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-4 sm:px-9 sm:py-5">
          <h3 id={titleId} className="pt-1.5 text-title">{title}</h3>
          <button type="button" onClick={() => dialog.current?.close()} className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-button hover:bg-mint">
            <Icon name="close" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div tabIndex={-1} className="overflow-y-auto overscroll-contain px-6 py-7 outline-none sm:px-9">{children}</div>
      </div>
    </dialog>
  );
}
