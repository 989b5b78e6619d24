import { z } from 'zod';

export const SUBJECTS = ['General Inquiry', 'API Support', 'Partnership', 'Custom Solution', 'Billing'] as const;
export const NAME_LENGTH_MAX = 120;
export const MESSAGE_LENGTH_MAX = 5000;

const TYPICAL_ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
const storable = z
  .string()
  .refine((text) => !text.includes('\0') && text.isWellFormed(), { error: 'holds text that cannot be stored' });
const oneLine = storable.transform((text) => text.replaceAll(/\s+/g, ' ').trim());

/** What the contact form sends; all fields are required. The web form's own rules (`apps/web/src/lib/contact-message.ts`) are held equal to these by a test. */
export const contactMessage = z.object({
  name: oneLine.pipe(z.string().min(1, 'is required').max(NAME_LENGTH_MAX, 'is too long')),
  email: oneLine.pipe(z.string().max(254, 'is too long').regex(TYPICAL_ADDRESS, 'must be an e-mail address')),
  subject: z.enum(SUBJECTS),
  message: storable
    .transform((text) => text.trim())
    .pipe(z.string().min(1, 'is required').max(MESSAGE_LENGTH_MAX, 'is too long')),
});

export type ContactMessage = z.infer<typeof contactMessage>;
