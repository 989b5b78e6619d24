import { layOut } from './layout.ts';

/** The mail to the operator when a signed-in user writes. A reply goes to the user. */
export const supportMail = ({
  subject,
  email,
  plan,
  message,
  files,
}: {
  readonly subject: string;
  readonly email: string;
  readonly plan: string;
  readonly message: string;
  readonly files: readonly string[];
}) =>
  layOut({
    subject: `${subject}: ${email}`,
    paragraphs: message
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    closing: [
      `From ${email} (${plan}).`,
      ...(files.length === 0 ? [] : [`Attached: ${files.join(', ')}.`]),
      'Reply to this mail to answer them.',
    ].join(' '),
  });
