import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  isTooLargeFile,
  isUnsupportedFile,
  MISSING as MISSING_TEXT,
  TOO_MANY_ATTACHMENTS,
  tooLargeFile,
  unsupportedFile,
} from '@theia-astro/server/rules/support-message';

/** A rejection as the title and text of a notification. */
export interface Complaint {
  title: string;
  description: string;
}

export const MISSING: Complaint = {
  title: 'Missing information',
  description: MISSING_TEXT,
};

/** Decides which of the new files can be added, and why others cannot. */
export function addFiles<File extends { name: string; type: string; size: number }>(
  held: readonly File[],
  added: readonly File[],
): { files: readonly File[]; rejections: readonly Complaint[] } {
  if (held.length + added.length > ATTACHMENTS_MAX)
    return {
      files: held,
      rejections: [{ title: 'Too many files', description: TOO_MANY_ATTACHMENTS }],
    };
  const rejections: Complaint[] = [];
  const taken = added.filter(({ name, type, size }) => {
    if (!ATTACHMENT_TYPES.includes(type))
      rejections.push({
        title: 'Invalid file format',
        description: unsupportedFile(name),
      });
    else if (size > ATTACHMENT_BYTES_MAX) rejections.push({ title: 'File too large', description: tooLargeFile(name) });
    else return true;
    return false;
  });
  return { files: [...held, ...taken], rejections };
}

/** Converts a rejection by the server to the form's messages. The server checks the content of files, the form only their names. */
export function rejection(status: number, message: string): Complaint {
  if (status === 400 && isUnsupportedFile(message)) return { title: 'Invalid file format', description: message };
  if (status === 400 && isTooLargeFile(message)) return { title: 'File too large', description: message };
  if (status === 429 && message !== '') return { title: 'Failed to send message', description: message };
  return { title: 'Failed to send message', description: 'Please try again later.' };
}
