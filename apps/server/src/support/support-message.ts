import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../account/functions/account-function.ts';
import type { Sql } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { supportMail } from '../mail/support-mail.ts';
import {
  type Attachment,
  ATTACHMENT_BYTES_MAX,
  AttachmentRefused,
  ATTACHMENTS_MAX,
  readAttachment,
} from './attachment.ts';

export const SUPPORT_SUBJECTS = {
  api: 'API Issue',
  billing: 'Billing Issue',
  account: 'Account Problem',
  general: 'General Inquiry',
  marketing: 'Marketing/Partnership Inquiry',
} as const;

const MESSAGE_LENGTH_MAX = 10_000;
const FORM_BYTES_MAX = ATTACHMENTS_MAX * ATTACHMENT_BYTES_MAX + 256 * 1024;
const MESSAGES_PER_HOUR_MAX = 10;

const MISSING = 'Please select a subject and enter a message.';
const fieldsSchema = z.object({
  subject: z.enum(['api', 'billing', 'account', 'general', 'marketing'], { error: MISSING }),
  message: z
    .string({ error: MISSING })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, { error: MISSING })
        .max(MESSAGE_LENGTH_MAX, { error: `A message has at most ${MESSAGE_LENGTH_MAX} characters.` })
        .refine((text) => !text.includes('\0') && text.isWellFormed(), {
          error: 'The message holds characters that cannot be sent.',
        }),
    ),
});

/** A message of a signed-in user to the operator: kept with its files, and mailed with the user's address to answer to. */
export const supportMessage = ({ supportEmail }: { readonly supportEmail: string }): AccountFunction => ({
  name: 'support-message',
  formBytesMax: FORM_BYTES_MAX,
  handle: async ({ user: { userId }, body, sql }) => {
    const form = body instanceof FormData ? body : new FormData();
    const fields = fieldsSchema.safeParse({ subject: form.get('subject'), message: form.get('message') });
    if (!fields.success) throw new FunctionRefused(400, fields.error.issues[0]?.message ?? MISSING);
    const attachments = await readAttachments(form.getAll('attachments'));
    const { subject, message } = fields.data;
    return { id: await keep(sql, userId, { subject, message, attachments, supportEmail }) };
  },
});

async function readAttachments(entries: readonly (File | string)[]): Promise<readonly Attachment[]> {
  if (entries.length > ATTACHMENTS_MAX) throw new FunctionRefused(400, 'You can upload up to 3 attachments only.');
  try {
    return await Promise.all(
      entries.map((entry) => readAttachment(typeof entry === 'string' ? new File([entry], 'attachment') : entry)),
    );
  } catch (error) {
    if (error instanceof AttachmentRefused) throw new FunctionRefused(400, error.message);
    throw error;
  }
}

interface SupportMessage {
  readonly subject: keyof typeof SUPPORT_SUBJECTS;
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly supportEmail: string;
}

async function keep(
  sql: Sql,
  userId: string,
  { subject, message, attachments, supportEmail }: SupportMessage,
): Promise<string> {
  return sql.begin(async (transaction) => {
    const [sender] = await transaction<{ email: string | null; plan: string | null; recent: number }[]>`
      select u.email, s.plan, (select count(*)::int from private.support_messages m where m.user_id = u.id and m.created_at > now() - interval '1 hour') as recent
      from auth.users u left join public.subscriptions s on s.user_id = u.id where u.id = ${userId} and u.deleted_at is null for update of u`;
    if (sender === undefined) throw new FunctionRefused(404, 'This account does not exist any more');
    if (sender.recent >= MESSAGES_PER_HOUR_MAX)
      throw new FunctionRefused(429, 'You have sent many messages. Please try again in an hour.');
    const [kept] = await transaction<
      { id: string }[]
    >`insert into private.support_messages (user_id, subject, message) values (${userId}, ${subject}, ${message}) returning id`;
    const id = kept?.id ?? '';
    for (const [index, { filename, contentType, content }] of attachments.entries()) {
      await transaction`insert into private.support_attachments (message_id, position, filename, content_type, content) values (${id}, ${index + 1}, ${filename}, ${contentType}, ${content})`;
    }
    await enqueueMail(transaction, {
      to: supportEmail,
      aboutUser: userId,
      ...(sender.email === null ? {} : { replyTo: sender.email }),
      ...supportMail({
        subject: SUPPORT_SUBJECTS[subject],
        email: sender.email ?? userId,
        plan: sender.plan ?? 'no plan',
        message,
        files: attachments.map(({ filename }) => filename),
      }),
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        contentBase64: content.toString('base64'),
      })),
    });
    return id;
  });
}
