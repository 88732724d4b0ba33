'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { isOwnStep, stepBack, useQueryValue, writeAddress } from './address';
import { useAfterPaint } from './use-after-paint';

/**
 * A dialog that the address opens, so that it can be shared and Back closes it.
 * @param parameter of the address, and its value while this dialog is open.
 */
export function useAddressDialog(
  parameter: string,
  value: string,
): { readonly isOpen: boolean; readonly open: () => void } {
  // After the click is painted, because opening a modal dialog makes the browser restyle the whole page.
  const isOpen = useAfterPaint(useQueryValue(parameter) === value);
  return { isOpen, open: () => writeAddress({ query: { [parameter]: value }, step: parameter }, 'push') };
}

/**
 * The dialog while it is open: modal, closed by Back, Escape, a click on the backdrop or its button ({@link
 * closeDialog}). Afterward focus returns.
 */
export function AddressDialog({
  parameter,
  titleId,
  className,
  onLeave,
  children,
}: {
  parameter: string;
  titleId: string;
  className: string;
  /** Returns the focus. */
  onLeave: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useRef(onLeave);

  useEffect(() => {
    const element = dialog.current;
    const returnFocus = leave.current;
    element?.showModal();
    return () => {
      element?.close();
      // The dialog closes before the address changes. A visitor who has navigated in between stays where they are.
      if (document.activeElement === null || document.activeElement === document.body) returnFocus();
    };
  }, []);

  /** Removes the dialog from the address: one step back if we added that step, otherwise in place. */
  const leaveAddress = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.currentTarget.open) return;
    if (isOwnStep(parameter)) stepBack();
    else writeAddress({ query: { [parameter]: null } }, 'replace');
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeFromBackdrop}
      onClose={leaveAddress}
      className={className}
    >
      {children}
    </dialog>
  );
}

/** For the button in a dialog that closes it. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}

/** Browsers before Chrome 134 and Firefox 141, and Safari, do not know `closedby`. */
function closeFromBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): void {
  // The backdrop is part of the dialog. A click by keyboard has no position.
  if (target !== currentTarget || (clientX === 0 && clientY === 0)) return;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) currentTarget.close();
}
