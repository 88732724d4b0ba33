import { useState } from 'react';

/**
 * The fields of a form, and how to change some of them. A change builds on the last state, not on the last drawing: fields
 * that were filled before the form was awake are handed over together.
 */
export function useForm<Form extends object>(first: Form) {
  const [form, setForm] = useState(first);
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));
  return [form, change] as const;
}
