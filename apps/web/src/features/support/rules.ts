import { z } from 'zod';

export const SUBJECTS = [
  { id: 'api', label: 'API Issue' },
  { id: 'billing', label: 'Billing Issue' },
  { id: 'account', label: 'Account Problem' },
  { id: 'general', label: 'General Inquiry' },
  { id: 'marketing', label: 'Marketing/Partnership Inquiry' },
] as const;

export const FILES_MAX = 3;
export const FILE_BYTES_MAX = 6 * 1024 * 1024;
export const FILE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

/** A refusal in the two parts of a notification. */
export interface Refusal {
  title: string;
  description: string;
}

export const MISSING: Refusal = {
  title: 'Missing information',
  description: 'Please select a subject and enter a message.',
};

/** The rules of the server (`apps/server/src/support/support-message.ts`). */
export const supportRules = z.object({
  subject: z.string().refine((id) => SUBJECTS.some((subject) => subject.id === id)),
  message: z.string().trim().min(1).max(10_000),
});

/** Which of the new files may join those that are there, and why the others may not. */
export function addFiles<File extends { name: string; type: string; size: number }>(
  held: readonly File[],
  added: readonly File[],
): { files: readonly File[]; refusals: readonly Refusal[] } {
  if (held.length + added.length > FILES_MAX)
    return {
      files: held,
      refusals: [{ title: 'Too many files', description: 'You can upload up to 3 attachments only.' }],
    };
  const refusals: Refusal[] = [];
  const taken = added.filter(({ name, type, size }) => {
    if (!FILE_TYPES.includes(type))
      refusals.push({
        title: 'Invalid file format',
        description: `${name} is not a supported format. Please upload JPEG, PNG, or PDF.`,
      });
    else if (size > FILE_BYTES_MAX)
      refusals.push({ title: 'File too large', description: `${name} exceeds the 6MB limit.` });
    else return true;
    return false;
  });
  return { files: [...held, ...taken], refusals };
}

/** A refusal of the server in the words of the form; the server looks into the files, the form only at their names. */
export function refusalOf(status: number, message: string): Refusal {
  if (status === 400 && message.endsWith('Please upload JPEG, PNG, or PDF.'))
    return { title: 'Invalid file format', description: message };
  if (status === 400 && message.endsWith('exceeds the 6MB limit.'))
    return { title: 'File too large', description: message };
  if (status === 429 && message !== '') return { title: 'Failed to send message', description: message };
  return { title: 'Failed to send message', description: 'Please try again later.' };
}
