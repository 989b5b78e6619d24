import { type Handler, OperationError } from '../account/operations/operation.ts';
import type { Sql } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { supportMail } from '../mail/support-mail.ts';
import type { accountOperations } from '../rules/operations/account.ts';
import {
  ATTACHMENTS_MAX,
  MISSING,
  SUPPORT_SUBJECTS,
  supportMessageFields,
  type SupportSubject,
  TOO_MANY_ATTACHMENTS,
} from '../rules/support-message.ts';
import { type Attachment, AttachmentRefused, readAttachment } from './attachment.ts';

const MESSAGES_PER_HOUR_MAX = 10;

/** Stores a signed-in user's message to the operator with its files, and mails it with the user's address as the reply address. */
export const supportMessage =
  ({ supportEmail }: { readonly supportEmail: string }): Handler<(typeof accountOperations)['support-message']> =>
  async ({ user: { userId }, input: form, sql }) => {
    const fields = supportMessageFields.safeParse({ subject: form.get('subject'), message: form.get('message') });
    if (!fields.success) throw new OperationError(400, fields.error.issues[0]?.message ?? MISSING);
    const attachments = await readAttachments(form.getAll('attachments'));
    const { subject, message } = fields.data;
    return { id: await storeMessage(sql, userId, { subject, message, attachments, supportEmail }) };
  };

async function readAttachments(entries: readonly (File | string)[]): Promise<readonly Attachment[]> {
  if (entries.length > ATTACHMENTS_MAX) throw new OperationError(400, TOO_MANY_ATTACHMENTS);
  try {
    return await Promise.all(
      entries.map((entry) => readAttachment(typeof entry === 'string' ? new File([entry], 'attachment') : entry)),
    );
  } catch (error) {
    if (error instanceof AttachmentRefused) throw new OperationError(400, error.message);
    throw error;
  }
}

interface SupportMessage {
  readonly subject: SupportSubject;
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly supportEmail: string;
}

async function storeMessage(
  sql: Sql,
  userId: string,
  { subject, message, attachments, supportEmail }: SupportMessage,
): Promise<string> {
  return sql.begin(async (transaction) => {
    const [sender] = await transaction<{ email: string | null; plan: string | null; recent: number }[]>`
      select u.email, s.plan, (select count(*)::int from private.support_messages m where m.user_id = u.id and m.created_at > now() - interval '1 hour') as recent
      from auth.users u left join public.subscriptions s on s.user_id = u.id where u.id = ${userId} and u.deleted_at is null for update of u`;
    if (sender === undefined) throw new OperationError(404, 'This account does not exist any more');
    if (sender.recent >= MESSAGES_PER_HOUR_MAX)
      throw new OperationError(429, 'You have sent many messages. Please try again in an hour.');
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
