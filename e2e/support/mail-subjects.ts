import { setTimeout as wait } from 'node:timers/promises';
import { THEIA_URL } from './browser.ts';

/** Waits until mails with all of these subjects came to an address (a subject named twice must come twice). */
export async function mailsArrive(address: string, subjects: readonly string[], timeoutMs = 15_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let missing = subjects;
  while (Date.now() < deadline) {
    const response = await fetch(`${THEIA_URL}/dev/mailbox?${new URLSearchParams({ to: address })}`, { headers: { accept: 'application/json' } });
    const came = ((await response.json()) as { subject: string }[]).map((mail) => mail.subject);
    missing = subjects.filter((subject) => {
      const at = came.indexOf(subject);
      if (at >= 0) came.splice(at, 1);
      return at < 0;
    });
    if (missing.length === 0) return;
    await wait(200);
  }
  throw new Error(`No mail to ${address} with the subject ${missing.join(', ')}`);
}
