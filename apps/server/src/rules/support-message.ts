import { z } from 'zod';
import { isStorable } from './email.ts';

export const SUPPORT_SUBJECTS = {
  api: 'API Issue',
  billing: 'Billing Issue',
  account: 'Account Problem',
  general: 'General Inquiry',
  marketing: 'Marketing/Partnership Inquiry',
} as const;
export type SupportSubject = keyof typeof SUPPORT_SUBJECTS;

export const MISSING = 'Please select a subject and enter a message.';
const MESSAGE_CHARACTERS_MAX = 10_000;

export const isSupportSubject = (id: string): id is SupportSubject => Object.hasOwn(SUPPORT_SUBJECTS, id);

/** The fields of a message to support. The error messages are shown to the sender. */
export const supportMessageFields = z.object({
  subject: z.string({ error: MISSING }).transform((id, context): SupportSubject => {
    if (isSupportSubject(id)) return id;
    context.addIssue(MISSING);
    return z.NEVER;
  }),
  message: z
    .string({ error: MISSING })
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, { error: MISSING })
        .max(MESSAGE_CHARACTERS_MAX, { error: `A message has at most ${MESSAGE_CHARACTERS_MAX} characters.` })
        .refine(isStorable, { error: 'The message contains characters that cannot be sent.' }),
    ),
});

export const ATTACHMENTS_MAX = 3;
export const ATTACHMENT_BYTES_MAX = 6 * 1024 * 1024;
export const ATTACHMENT_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

export const TOO_MANY_ATTACHMENTS = `You can upload up to ${ATTACHMENTS_MAX} attachments only.`;
const UNSUPPORTED = ' is not a supported format. Please upload JPEG, PNG, or PDF.';
const TOO_LARGE = ' exceeds the 6MB limit.';

export const unsupportedFile = (name: string): string => `${name}${UNSUPPORTED}`;
export const isUnsupportedFile = (message: string): boolean => message.endsWith(UNSUPPORTED);
export const tooLargeFile = (name: string): string => `${name}${TOO_LARGE}`;
export const isTooLargeFile = (message: string): boolean => message.endsWith(TOO_LARGE);
