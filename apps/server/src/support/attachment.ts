export const ATTACHMENTS_MAX = 3;
export const ATTACHMENT_BYTES_MAX = 6 * 1024 * 1024;

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

const begins = (content: Buffer, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte);

/** What may be attached, told by what is in the file, whatever its name or its sender say. */
const FILE_TYPES: readonly FileType[] = [
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], isIn: (content) => begins(content, 0xff, 0xd8, 0xff) },
  {
    contentType: 'image/png',
    extensions: ['png'],
    isIn: (content) =>
      begins(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) && content.toString('latin1', 12, 16) === 'IHDR',
  },
  {
    contentType: 'application/pdf',
    extensions: ['pdf'],
    isIn: (content) => content.toString('latin1', 0, 5) === '%PDF-',
  },
];

/** Why a file is not taken, as its sender may read it. */
export class AttachmentRefused extends Error {}

/**
 * A file as it came in, checked by its size and its bytes; its name is made harmless and ends as its type does.
 * @throws AttachmentRefused
 */
export async function readAttachment(file: File): Promise<Attachment> {
  const shown = harmlessName(file.name);
  if (file.size > ATTACHMENT_BYTES_MAX) throw new AttachmentRefused(`${shown} exceeds the 6MB limit.`);
  const content = Buffer.from(await file.arrayBuffer());
  const type = FILE_TYPES.find((candidate) => candidate.isIn(content));
  if (type === undefined)
    throw new AttachmentRefused(`${shown} is not a supported format. Please upload JPEG, PNG, or PDF.`);
  const extension = /\.([^.]+)$/.exec(shown)?.[1]?.toLowerCase() ?? '';
  return {
    filename: type.extensions.includes(extension) ? shown : `${shown}.${type.extensions[0]}`,
    contentType: type.contentType,
    content,
  };
}

/** The last part of a path, without control characters and what mail programs stumble over. */
function harmlessName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const cleaned = last.replaceAll(/[\p{C}"<>|:*?;]/gu, '').trim();
  if (cleaned === '' || /^\.+$/.test(cleaned)) return 'attachment';
  return cleaned.length <= NAME_LENGTH_MAX ? cleaned : `${cleaned.slice(0, NAME_LENGTH_MAX - 10)}${cleaned.slice(-10)}`;
}
