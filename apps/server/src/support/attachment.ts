import { ATTACHMENT_BYTES_MAX, tooLargeFile, unsupportedFile } from '../rules/support-message.ts';

const NAME_LENGTH_MAX = 100;

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

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

/** Why a file was refused; the message is for its sender. */
export class AttachmentRefused extends Error {}

/**
 * Checks an uploaded file by its size and content. Its name is sanitised and gets the extension of its type.
 * @throws AttachmentRefused
 */
export async function readAttachment(file: File): Promise<Attachment> {
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
