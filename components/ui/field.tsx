import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Select } from './select';

const control =
  'block w-full rounded-field border border-control bg-surface py-3 text-base text-ink outline-offset-2 aria-[invalid=true]:border-2 aria-[invalid=true]:border-flare-deep';

type FieldFrame = {
  /** Also the prefix for the ids of hint and error. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The mark of an optional field; omitted for a required one. */
  readonly optional?: string | undefined;
  /** The error message as one sentence; undefined if the value is valid. */
  readonly error?: string | undefined;
};

/** A labeled one-line field with hint and error. */
export function TextField(props: FieldFrame & ComponentPropsWithRef<'input'>) {
  const { frame, own } = partsOf(props, 'px-4');
  return (
    <Frame {...frame}>
      <input type="text" {...own} />
    </Frame>
  );
}

/** A labeled native select. */
export function SelectField(props: FieldFrame & ComponentPropsWithRef<'select'>) {
  const { frame, own } = partsOf(props, 'min-h-12.5 pl-4');
  return (
    <Frame {...frame}>
      <Select {...own} />
    </Frame>
  );
}

/** A labeled multi-line field. */
export function TextAreaField(props: FieldFrame & ComponentPropsWithRef<'textarea'>) {
  const { frame, own } = partsOf(props, 'px-4');
  return (
    <Frame {...frame}>
      <textarea {...own} />
    </Frame>
  );
}

/** What the frame of a field shows, and the attributes of its control. */
function partsOf<Props extends FieldFrame & { readonly className?: string | undefined }>(
  { label, optional, className = '', ...props }: Props,
  shape: string,
) {
  const { hint, error, ...input } = props;
  return {
    frame: { id: props.id, label, hint, optional, error, className },
    own: { className: `${control} ${shape}`, ...stateOf(props.id, hint, error), ...input },
  };
}

function Frame({
  id,
  label,
  hint,
  optional,
  error,
  className,
  children,
}: FieldFrame & { className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold">
        {label}
        {optional === undefined ? null : <span className="font-normal text-ink-soft">{optional}</span>}
      </label>
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-flare-deep">
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

function stateOf(id: string, hint: string | undefined, error: string | undefined) {
  const describedBy = [
    error === undefined ? null : `${id}-error`,
    hint === undefined ? null : `${id}-hint`,
  ].filter((part) => part !== null);
  return {
    ...(describedBy.length === 0 ? {} : { 'aria-describedby': describedBy.join(' ') }),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  };
}
