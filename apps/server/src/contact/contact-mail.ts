import { layOut } from '../mail/layout.ts';
import type { ContactMessage } from '../rules/contact-message.ts';

/** The mail to the operator. A reply goes to the sender of the message. */
export const contactMail = ({ name, email, subject, message }: ContactMessage) =>
  layOut({
    subject: `${subject}: message from ${name}`,
    paragraphs: [`${name} <${email}> wrote through the contact form:`, ...message.split(/\n+/)],
    closing: `Reply to this mail to answer ${name}.`,
  });
