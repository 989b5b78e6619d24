import { mutationOptions } from '@tanstack/react-query';
import { atLeast } from '@/lib/at-least.ts';
import { callOperation, OperationError } from '@/lib/call-operation.ts';
import { Rejection } from '@/lib/operations/failure.ts';
import { toast } from '@/lib/toast.ts';
import { rejection } from './attachments-rules.ts';

export { supportMessageFields } from '@theia-astro/server/rules/support-message';

const BUSY_MS_MIN = 1500;

interface SupportMessage {
  subject: string;
  message: string;
  files: readonly File[];
}

async function send({ subject, message, files }: SupportMessage): Promise<void> {
  const form = new FormData();
  form.set('subject', subject);
  form.set('message', message);
  for (const file of files) form.append('attachments', file);
  try {
    await callOperation('support-message', form);
  } catch (error) {
    const { title, description } =
      error instanceof OperationError ? rejection(error.status, error.message) : rejection(0, '');
    throw new Rejection(title, description);
  }
}

/** Sends a message with its files to the operator of this installation. */
export const sendSupportMessage = mutationOptions({
  mutationFn: (message: SupportMessage) => atLeast(BUSY_MS_MIN, () => send(message)),
  onSuccess: () =>
    void toast('Message sent successfully!', { description: "We'll get back to you soon.", variant: 'success' }),
});
