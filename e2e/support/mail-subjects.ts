import { until } from '../../apps/server/src/testing/until.ts';
import { mailsTo } from './mailbox.ts';

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
