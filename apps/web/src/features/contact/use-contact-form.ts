import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { contactMessage, sendContactMessage } from './operations.ts';

const EMPTY = { name: '', email: '', subject: '', message: '' };

/** The form's values, rules and submission. It is busy for at least 1.5 s, cleared after success and kept after a failure. */
export function useContactForm() {
  const user = useUser();
  const { control, handleSubmit, reset, setValue, getValues } = useForm({
    mode: 'onChange',
    resolver: zodResolver(contactMessage),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });

  useEffect(() => {
    if (user?.email && getValues('email') === '') setValue('email', user.email);
  }, [user, getValues, setValue]);

  const send = useOperation(sendContactMessage);
  const submit = handleSubmit(
    (message) => send.mutate(message, { onSuccess: () => reset({ ...EMPTY, email: user?.email ?? '' }) }),
    () =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#contact-form [aria-invalid="true"]')?.focus()),
  );

  return { control, submit, busy: send.isPending };
}
