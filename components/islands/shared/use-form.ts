import { useState } from 'react';

/**
 * The fields of a form and a function that changes some of them. Updates build on the latest state, not the last
 * render: fields filled before hydration are replayed in one batch.
 */
export function useForm<Form extends object>(first: Form) {
  const [form, setForm] = useState(first);
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));
  return [form, change] as const;
}
