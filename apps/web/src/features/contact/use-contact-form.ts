import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { contactMessage } from '@/lib/contact-message.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { sendMessage } from './api/send-message.ts';

const BUSY_MS_MIN = 1500;
const TRY_LATER = 'Please try again later.';
const EMPTY = { name: '', email: '', subject: '', message: '' };

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The form's values, rules and sending; busy for at least 1.5 s, cleared after success, kept after a failure. */
export function useContactForm() {
  const { user } = useAuth();
  const { control, handleSubmit, reset, setValue, getValues, formState } = useForm({
    mode: 'onChange',
    resolver: zodResolver(contactMessage),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });

  useEffect(() => {
    if (user?.email && getValues('email') === '') setValue('email', user.email);
  }, [user, getValues, setValue]);

  const submit = handleSubmit(
    async (message) => {
      const [outcome] = await Promise.allSettled([sendMessage(message), wait(BUSY_MS_MIN)]);
      if (outcome.status === 'fulfilled') {
        reset({ ...EMPTY, email: user?.email ?? '' });
        toast('Message sent!', {
          description: "We've received your message and will get back to you soon.",
          variant: 'success',
        });
        return;
      }
      toast('Failed to send message', {
        description: isOutage(outcome.reason) ? TRY_LATER : errorMessage(outcome.reason, TRY_LATER),
        variant: 'destructive',
      });
    },
    () =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#contact-form [aria-invalid="true"]')?.focus()),
  );

  return { control, submit, busy: formState.isSubmitting };
}
