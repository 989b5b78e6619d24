import { z } from 'zod';
import { INVALID_EMAIL, isTypicalEmail } from './email.ts';

export const SUBJECTS = ['General Inquiry', 'API Support', 'Partnership', 'Custom Solution', 'Billing'] as const;

const NAME_LENGTH_MAX = 120;
const MESSAGE_LENGTH_MAX = 5000;
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const UNREADABLE = 'This holds characters that cannot be sent.';

/** What the contact form may send: the rules of the server (`apps/server/src/contact/contact-message.ts`), with the form's own sentences. */
export const contactMessage = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter your name.')
    .max(NAME_LENGTH_MAX, `At most ${NAME_LENGTH_MAX} characters.`)
    .refine(storable, UNREADABLE),
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address.')
    .max(254, INVALID_EMAIL)
    .refine(isTypicalEmail, INVALID_EMAIL)
    .refine(storable, UNREADABLE),
  subject: z.string().refine((text) => SUBJECTS.some((subject) => subject === text), 'Please choose a subject.'),
  message: z
    .string()
    .trim()
    .min(1, 'Please enter a message.')
    .max(MESSAGE_LENGTH_MAX, `At most ${MESSAGE_LENGTH_MAX} characters.`)
    .refine(storable, UNREADABLE),
});

export type ContactMessage = z.infer<typeof contactMessage>;
