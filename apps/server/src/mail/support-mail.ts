import { layOut } from './layout.ts';

/** What the operator gets when a signed-in user writes; answering it reaches the user. */
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
      'Answer this mail to reach them.',
    ].join(' '),
  });
