import { type Handler, OperationError } from '../account/operations/operation.ts';
import type { accountOperations } from '../rules/operations/account.ts';
import type { Sql } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { supportMail } from '../mail/service-mails.ts';
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENTS_MAX,
  MISSING,
  SUPPORT_SUBJECTS,
  supportMessageFields,
  type SupportSubject,
  TOO_MANY_ATTACHMENTS,
  tooLargeFile,
  unsupportedFile,
} from '../rules/support-message.ts';

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

const NAME_LENGTH_MAX = 100;

type Attachment = Awaited<ReturnType<typeof readAttachment>>;

interface FileType {
  readonly contentType: string;
  readonly extensions: readonly [string, ...string[]];
  readonly isIn: (content: Buffer) => boolean;
}

const startsWith = (content: Buffer, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte);

/** The allowed file types, detected from the file's content, not from its name or declared type. */
const FILE_TYPES: readonly FileType[] = [
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], isIn: (content) => startsWith(content, 0xff, 0xd8, 0xff) },
  {
    contentType: 'image/png',
    extensions: ['png'],
    isIn: (content) =>
      startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
      content.toString('latin1', 12, 16) === 'IHDR',
  },
  {
    contentType: 'application/pdf',
    extensions: ['pdf'],
    isIn: (content) => content.toString('latin1', 0, 5) === '%PDF-',
  },
];

/** Why a file was rejected; the message is for its sender. */
class AttachmentRefused extends Error {}

/**
 * Checks an uploaded file by its size and content. Its name is sanitised and gets the extension of its type.
 * @throws AttachmentRefused
 */
async function readAttachment(file: File) {
  const shown = safeFileName(file.name);
  if (file.size > ATTACHMENT_BYTES_MAX) throw new AttachmentRefused(tooLargeFile(shown));
  const content = Buffer.from(await file.arrayBuffer());
  const type = FILE_TYPES.find((candidate) => candidate.isIn(content));
  if (type === undefined) throw new AttachmentRefused(unsupportedFile(shown));
  const extension = /\.([^.]+)$/.exec(shown)?.[1]?.toLowerCase() ?? '';
  return {
    filename: type.extensions.includes(extension) ? shown : `${shown}.${type.extensions[0]}`,
    contentType: type.contentType,
    content,
  };
}

/** The last part of a path, without control characters and characters that break mail programs. */
function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const cleaned = last.replaceAll(/[\p{C}"<>|:*?;]/gu, '').trim();
  if (cleaned === '' || /^\.+$/.test(cleaned)) return 'attachment';
  return cleaned.length <= NAME_LENGTH_MAX ? cleaned : `${cleaned.slice(0, NAME_LENGTH_MAX - 10)}${cleaned.slice(-10)}`;
}
