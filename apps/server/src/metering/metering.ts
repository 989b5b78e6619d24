import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { withTimeout } from '../database/with-timeout.ts';
import type { Metrics } from '../observability/metrics.ts';
import { outsideTraces } from '../observability/spans.ts';
import { type Account, loadAccount, loadAccountOfKey, loadAccountOfToken, type PriceList } from './account.ts';
import { accountCache } from './account-cache.ts';
import {
  BATCHES,
  checkBooking,
  openAccountPool,
  openBackgroundPool,
  openCheckConnection,
  openMeteringPool,
} from './metering-pool.ts';
import { type BookedAnswer, bookedAnswers, type MeteredCall, type Settlement } from './metered-call.ts';
import { groupCommit, MeteringUnavailable } from './group-commit.ts';
import { keyHasher } from './key-hash.ts';
import { lastUsed, type RefusedUse, refusedUses } from './last-used.ts';
import { loadPrices } from './money.ts';
import { BATCH_CALLS_MAX, type JointSettlement, settleAlongside, settleBatch, settleTogether } from './settle-batch.ts';
import { walletNotices } from './wallet-notices.ts';

/** How long a caller waits for its booking, and before that for its account. Together with the rest of a call: five seconds. */
const PATIENCE_MS = 4_000;
const LOOK_UP_MS = 2_500;
const LAST_USED_EVERY_MS = 2_000;

/** Finds the account of a caller and books its calls. */
export type Metering = Awaited<ReturnType<typeof openMetering>>;

export interface MeteringDependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly afterSpending?: ((userIds: readonly string[]) => Promise<void>) | undefined;
  /** Called with the answers of each batch after its commit, once for each call. It must not throw or wait. */
  readonly onBooked?: ((answers: readonly BookedAnswer[]) => void) | undefined;
}

/** Opens the booking connections and the listener for `theia_account`, which announces revoked keys, top-ups and plan changes. */
export async function openMetering({ database, log, metrics, afterSpending, onBooked }: MeteringDependencies) {
  const pool = openMeteringPool(database.ownerUrl);
  const checking = openCheckConnection(database.ownerUrl);
  const lookingUp = openAccountPool(database.ownerUrl);
  const background = openBackgroundPool(database.ownerUrl);
  let prices = await loadPrices(database.sql);
  const accounts = accountCache((keyHash) => withTimeout(LOOK_UP_MS, loadAccount(lookingUp, keyHash)));
  const uses = lastUsed(database.sql);
  const refusals = refusedUses(database.sql);
  const notices = walletNotices(database.sql, afterSpending);

  let closed = false;
  const settle = (calls: readonly MeteredCall[], retried: boolean): Promise<readonly Settlement[]> =>
    settleBatch(pool, calls, retried);
  const announce = (calls: readonly MeteredCall[], settlements: readonly Settlement[]): void => {
    if (onBooked === undefined) return;
    const answers = bookedAnswers(calls, settlements);
    if (answers.length > 0) onBooked(answers);
  };
  const commits = groupCommit({
    settle: async (calls, retried) => {
      const settlements = await settle(calls, retried);
      announce(calls, settlements);
      return settlements;
    },
    ...BATCHES,
    batchCallsMax: BATCH_CALLS_MAX,
    patienceMs: PATIENCE_MS,
    onBatch: (calls, milliseconds) => {
      metrics.batchCalls.observe(calls);
      metrics.batchSeconds.observe(milliseconds / 1000);
    },
    onTrouble: (error, callIds, given) => {
      metrics.bookingTroubles.inc({ given });
      outsideTraces(() =>
        log[given === 'up' ? 'error' : 'warn'](
          { err: error, calls: callIds.length, firstCall: callIds[0], given },
          'a batch of calls could not be booked',
        ),
      );
    },
  });

  const follow = (call: MeteredCall, settlement: Settlement): void => {
    uses.touch(call.keyId, call.createdAtMs, call.withOldKey === true);
    if (settlement.refusal !== 'account_gone') accounts.note(call.userId, settlement);
    if (settlement.paidBy === 'wallet') notices.mark(call.userId);
  };
  const refreshPrices = (): void => {
    loadPrices(database.sql).then(
      (loaded) => (prices = loaded),
      (error: unknown) => log.warn({ err: error }, 'the price list could not be refreshed'),
    );
  };
  const everything = (): void => {
    accounts.invalidate('*');
    refreshPrices();
  };
  const listener = await database.sql.listen(
    'theia_account',
    (userId) => (userId === '*' ? everything() : accounts.invalidate(userId)),
    everything,
  );

  const housekeeping = setInterval(() => {
    uses.flush().catch((error: unknown) => log.warn({ err: error }, 'the last use of keys could not be written'));
    refusals.flush().catch((error: unknown) => log.warn({ err: error }, 'refused uses of keys could not be written'));
  }, LAST_USED_EVERY_MS);
  housekeeping.unref();

  return {
    metrics: { bookingQueue: () => commits.queued },
    hashKey: keyHasher(database),
    accounts,
    prices: (): PriceList => prices,
    /** Books a call durably and updates the account's cached balance. @throws MeteringUnavailable */
    book: async (call: MeteredCall): Promise<Settlement> => {
      const begunMs = performance.now();
      const settlement = await commits.book(call);
      metrics.bookingSeconds.observe((performance.now() - begunMs) / 1000);
      follow(call, settlement);
      return settlement;
    },
    /** Books calls and the call that stores their answer, all or none. @throws MeteringUnavailable */
    bookTogether: async (
      calls: readonly MeteredCall[],
      conclude: (settlements: readonly Settlement[]) => MeteredCall,
    ): Promise<JointSettlement> => {
      if (closed) throw new MeteringUnavailable('the engine is shutting down');
      const together = await settleTogether(pool, calls, conclude, {
        patienceMs: PATIENCE_MS,
        onUnknown: commits.reverse,
      });
      if (together.last.refusal === null) {
        announce(calls, together.settlements);
        together.settlements.forEach((settlement, index) => follow(calls[index]!, settlement));
      }
      return together;
    },
    /** Books calls in one transaction with what `write` does there (`settleAlongside`), on connections of their own. */
    settleInTransaction: async (
      calls: readonly MeteredCall[],
      write: (transaction: Transaction, settlements: readonly Settlement[]) => Promise<void>,
    ): Promise<readonly Settlement[]> => {
      const settlements = await settleAlongside(background, calls, write);
      announce(calls, settlements);
      settlements.forEach((settlement, index) => follow(calls[index]!, settlement));
      return settlements;
    },
    /** Records a use of a key that is not booked. */
    recordKeyUse: uses.touch,
    /** Records for the audit log that a restriction of a key rejected a call. */
    noteRefusedUse: (use: RefusedUse) => refusals.note(use),
    /** Writes as a booking would. @throws the database's error when no call can be booked */
    canBook: async () => {
      await Promise.all([checkBooking(checking), ...[pool, lookingUp, background].map((each) => each.ask())]);
    },
    /** The account as it is in the database now; null if the key does not exist. */
    readAccount: (keyHash: string): Promise<Account | null> => withTimeout(LOOK_UP_MS, loadAccount(lookingUp, keyHash)),
    /** The same by the id of the key. */
    readAccountOfKey: (keyId: string): Promise<Account | null> =>
      withTimeout(LOOK_UP_MS, loadAccountOfKey(lookingUp, keyId)),
    /** The account of an access token of a connected app, never cached: a revoked app stops immediately. */
    readAccountOfToken: (tokenHash: Buffer, resource: string) =>
      withTimeout(LOOK_UP_MS, loadAccountOfToken(lookingUp, tokenHash, resource)),
    close: async () => {
      closed = true;
      await commits.close();
      clearInterval(housekeeping);
      // In parallel: each waits for a database that does not respond.
      await Promise.all([
        notices.close(),
        uses.flush().catch(() => {}),
        refusals.flush().catch(() => {}),
        listener.unlisten(),
        ...[pool, background].map((one) => one.end({ timeout: 5 })),
        ...[checking, lookingUp].map((one) => one.end({ timeout: 1 })),
      ]);
    },
  };
}
