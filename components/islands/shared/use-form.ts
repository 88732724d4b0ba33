import { useState } from 'react';

/**
 * The texts of a form, and the id, value and handler of each field's control. Updates build on the latest state, not
 * the last render: fields filled before hydration are replayed in one batch.
 * @param prefix of the ids of the controls.
 */
export function useForm<Form extends Readonly<Record<string, string>>>(prefix: string, first: Form) {
  const [form, setForm] = useState(first);
  const field = (name: keyof Form & string) => ({
    id: `${prefix}-${name}`,
    value: form[name],
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      setForm((now) => ({ ...now, [name]: value })),
  });
  return [form, field] as const;
}
