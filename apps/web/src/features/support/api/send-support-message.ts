import { callFunction } from '@/lib/call-function.ts';

export interface SupportMessage {
  subject: string;
  message: string;
  files: readonly File[];
}

/** @throws FunctionError with the server's sentence when it refuses */
export async function sendSupportMessage({ subject, message, files }: SupportMessage): Promise<void> {
  const form = new FormData();
  form.set('subject', subject);
  form.set('message', message);
  for (const file of files) form.append('attachments', file);
  await callFunction('support-message', form);
}
