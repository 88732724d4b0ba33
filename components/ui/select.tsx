import type { ComponentPropsWithRef } from 'react';

/** A native select with the same arrow everywhere (select.css); `frame` has the classes of its wrapper. */
export function Select({
  className = '',
  frame = '',
  ...select
}: ComponentPropsWithRef<'select'> & { frame?: string }) {
  return (
    <span className={`select-arrow ${frame}`}>
      <select className={`appearance-none pr-10 ${className}`} {...select} />
    </span>
  );
}
