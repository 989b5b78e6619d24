import { until } from '../../apps/server/src/testing/until.ts';
import { THEIA_URL } from './theia-url.ts';

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  at: string;
}

/** Every mail to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${THEIA_URL}/dev/mailbox?${new URLSearchParams({ to: address })}`, {
    headers: { accept: 'application/json' },
  });
  return (await response.json()) as Mail[];
}

/** Waits for the newest link of one type mailed to an address; returns it as a path of the site. */
export async function mailedLink(
  address: string,
  type: 'signup' | 'recovery' | 'email_change' | 'email_change_stop',
): Promise<string> {
  return until(
    async () => {
      const links = (await mailsTo(address)).flatMap((mail) => mail.links);
      const link = links.find((candidate) => new URL(candidate).searchParams.get('type') === type);
      if (link === undefined) return null;
      const { pathname, search } = new URL(link);
      return `${pathname}${search}`;
    },
    `a ${type} mail to ${address}`,
    200,
  );
}

/** Waits for the six digits in the newest mail to an address that contains some. */
export async function mailedCode(address: string): Promise<string> {
  return until(
    async () => {
      for (const mail of await mailsTo(address)) {
        const code = /\b\d{6}\b/.exec(mail.text)?.[0];
        if (code) return code;
      }
      return null;
    },
    `a code to ${address}`,
    200,
  );
}

/** Waits until mails with all of these subjects have arrived at an address (a subject listed twice must arrive twice). */
export async function mailsArrive(address: string, subjects: readonly string[]): Promise<void> {
  await until(
    async () => {
      const came = (await mailsTo(address)).map((mail) => mail.subject);
      const missing = subjects.filter((subject) => {
        const at = came.indexOf(subject);
        if (at >= 0) came.splice(at, 1);
        return at < 0;
      });
      return missing.length === 0;
    },
    `mails to ${address} with the subjects ${subjects.join(', ')}`,
    200,
  );
}
