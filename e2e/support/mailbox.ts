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
