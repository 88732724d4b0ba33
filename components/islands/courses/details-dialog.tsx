'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { LineIcon } from '@/components/ui/line-icon';
import { cross } from '@/components/ui/line-shapes';
import { textLinkStyle } from '@/components/ui/text-link';
import type { IslandName } from '@/components/islands/shared/island-name';
import { AddressDialog, closeDialog, useAddressDialog } from '@/components/islands/shared/address-dialog';
import type { detailsDialogLabels } from '@/content/courses/course-labels';
import { interpolate } from '@/lib/text/interpolate';

const parameter = 'course';

type DetailsDialogProps = IslandName & {
  /** The value of `?course=` that opens this dialog. */
  id: string;
  title: string;
  labels: typeof detailsDialogLabels;
  slots: { readonly details: ReactNode };
};

/**
 * The full details of one course: a disclosure that opens in place before scripts load, for find-in-page and for
 * anchors. With scripts, the same click (or the address) opens a native dialog; Back and Escape close it, and focus
 * returns.
 */
export function DetailsDialog({ id, title, labels, slots }: DetailsDialogProps) {
  const { isOpen, open } = useAddressDialog(parameter, id);
  const summary = useRef<HTMLElement>(null);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // A disclosure that is open in place closes in place.
    if (summary.current?.parentElement?.hasAttribute('open') === true) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <details id={`${id}-details`}>
        <summary
          ref={summary}
          data-enhanced=""
          onClick={handleClick}
          className={`my-4 inline-flex min-h-11 list-none items-center px-2 text-sm ${textLinkStyle}`}
        >
          {labels.open}
          <span className="sr-only"> {interpolate(labels.openEnd, { title })}</span>
        </summary>
        <div className="max-w-measure pb-5 text-ink-soft">{slots.details}</div>
      </details>
      {isOpen
        ? createPortal(
            <AddressDialog
              parameter={parameter}
              titleId={`${id}-dialog`}
              onLeave={() => summary.current?.focus()}
              className="m-auto max-h-[92dvh] w-full max-w-3xl overflow-hidden rounded-card bg-paper p-0 text-ink shadow-low backdrop:bg-deep/70 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
            >
              <div className="flex max-h-[92dvh] flex-col print:block print:max-h-none">
                <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-4 sm:px-9 sm:py-5 print:px-0">
                  <h3 id={`${id}-dialog`} className="pt-1.5 text-title">
                    {title}
                  </h3>
                  <button
                    type="button"
                    onClick={closeDialog}
                    className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-button hover:bg-mint print:hidden"
                  >
                    <LineIcon shape={cross} />
                    <span className="sr-only">{labels.close}</span>
                  </button>
                </div>
                <div
                  tabIndex={-1}
                  className="overflow-y-auto overscroll-contain px-6 py-7 outline-none sm:px-9 print:overflow-visible print:px-0"
                >
                  {slots.details}
                </div>
              </div>
            </AddressDialog>,
            document.body,
          )
        : null}
    </>
  );
}
