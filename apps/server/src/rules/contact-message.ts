import { z } from 'zod';
import { EMAIL_CHARACTERS_MAX, INVALID_EMAIL, isStorable, isTypicalEmail } from './email.ts';

export const CONTACT_SUBJECTS = [
  'General Inquiry',
  'API Support',
  'Partnership',
  'Custom Solution',
  'Billing',
] as const;
export const NAME_CHARACTERS_MAX = 120;
export const MESSAGE_CHARACTERS_MAX = 5000;

const NO_NAME = 'Please enter your name.';
const NO_EMAIL = 'Please enter your email address.';
const NO_SUBJECT = 'Please choose a subject.';
const NO_MESSAGE = 'Please enter a message.';
const UNREADABLE = 'This contains characters that cannot be sent.';

const text = (missing: string) => z.string({ error: missing }).refine(isStorable, UNREADABLE);
const oneLine = (missing: string) => text(missing).transform((typed) => typed.replaceAll(/\s+/g, ' ').trim());

/** The contact form's fields, all required. The messages are shown to the sender. */
export const contactMessage = z.object({
  name: oneLine(NO_NAME).pipe(
    z.string().min(1, NO_NAME).max(NAME_CHARACTERS_MAX, `At most ${NAME_CHARACTERS_MAX} characters.`),
  ),
  email: oneLine(NO_EMAIL).pipe(
    z.string().min(1, NO_EMAIL).max(EMAIL_CHARACTERS_MAX, INVALID_EMAIL).refine(isTypicalEmail, INVALID_EMAIL),
  ),
  subject: z
    .string({ error: NO_SUBJECT })
    .refine((chosen) => CONTACT_SUBJECTS.some((subject) => subject === chosen), NO_SUBJECT),
  message: text(NO_MESSAGE)
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, NO_MESSAGE).max(MESSAGE_CHARACTERS_MAX, `At most ${MESSAGE_CHARACTERS_MAX} characters.`)),
});

export type ContactMessage = z.infer<typeof contactMessage>;
