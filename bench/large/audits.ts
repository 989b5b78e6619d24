import { auditFromCheckpoint } from '../../apps/server/src/database/audit/audit.ts';
import { withLargeDatabase } from './database.ts';

/**
 * Prints the time of a full audit, which makes a checkpoint, and of one from the checkpoint on, as the nightly task does, on the generated rows of
 * `npm run bench -- large`. Returns true if both find the books in order.
 */
export async function auditTimes(): Promise<boolean> {
  return withLargeDatabase(async (database) => {
    let agree = true;
    for (const full of [true, false]) {
      const start = performance.now();
      const { mode, checked, differences } = await auditFromCheckpoint(database.sql, {
        full,
        renew: full,
        keySecretHex: database.keySecretHex,
      });
      console.log(
        `    ${mode.padEnd(12)} ${((performance.now() - start) / 1_000).toFixed(1).padStart(7)} s   ${checked.usageRows} charged calls, ${checked.ledgerRows} ledger rows, ${differences.length} differences`,
      );
      for (const difference of differences.slice(0, 5)) console.log(`      ${difference}`);
      agree &&= differences.length === 0;
    }
    return agree;
  });
}
