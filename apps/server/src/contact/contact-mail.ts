import { layOut } from '../mail/layout.ts';
import type { ContactMessage } from './contact-message.ts';

/** The message as the operator reads it; answering it answers the writer. */
export const contactMail = ({ name, email, subject, message }: ContactMessage) =>
  layOut({
    subject: `${subject}: message from ${name}`,
    paragraphs: [`${name} <${email}> wrote through the contact form:`, ...message.split(/\n+/)],
    closing: `Reply to this mail to answer ${name}.`,
  });
