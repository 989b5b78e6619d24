import type { Logger } from 'pino';
import { auditFromCheckpoint } from '../../database/audit/audit.ts';
import type { Task } from '../../jobs/job.ts';
import { layOut } from '../../mail/layout.ts';
import { enqueueMail } from '../../mail/outbox.ts';

const SHOWN_MAX = 20;

/** Audits the books every night from the last checkpoint on. A difference is logged and mailed to the operator. */
export const auditTask = ({
  supportEmail,
  keySecretHex,
  log,
}: {
  readonly supportEmail: string;
  readonly keySecretHex: string;
  readonly log: Logger;
}): Task => ({
  name: 'audit',
  cron: '17 3 * * *',
  perform: async (sql) => {
    const { differences } = await auditFromCheckpoint(sql, { full: false, keySecretHex });
    if (differences.length === 0) return;
    log.error({ differences: differences.slice(0, SHOWN_MAX), count: differences.length }, 'the books do not agree');
    await enqueueMail(sql, {
      to: supportEmail,
      ...layOut({
        subject: `The books do not agree: ${differences.length} differences`,
        paragraphs: differences.slice(0, SHOWN_MAX),
        closing: 'Run the audit command to see all of them.',
      }),
    });
  },
});
