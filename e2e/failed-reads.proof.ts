import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Account, createSession, readApiKey, registerConfirmed } from './support/account.ts';
import {
  FAILURE_MODES,
  type FailureMode,
  INTERNAL_ERROR,
  NO_RESPONSE,
  VIEWS_WITHOUT_READS,
} from './support/failure-modes.ts';
import { BIRTH, request } from './support/product-api.ts';
import { test } from './support/test.ts';
import { ViewChecker } from './support/view-checker.ts';
import { DASHBOARD_VIEWS, PUBLIC_VIEWS } from './support/views.ts';

const PARTS = 2;
const OFFLINE = 'You are offline. The data shown may be outdated';

/**
 * Checks views with slow responses, with each of their reads failing once, and with all reads failing, each view in another way. Returns the faults and
 * the number of reads of each view.
 */
async function checkFailedReads(checker: ViewChecker, views: readonly string[]) {
  const faults: string[] = [];
  const reads = new Map<string, number>();
  const failedOnce = new Set<string>();
  for (const [index, view] of views.entries()) {
    const note = (when: string, found: readonly string[]) =>
      void faults.push(...found.map((fault) => `${view}, ${when}: ${fault}`));
    const expected = await checker.showSlowly(view);
    reads.set(view, expected.reads.length);
    if (expected.reads.length === 0) continue;
    note('slow responses', await checker.faultsAfterLoad(expected));
    const check = async (failure: FailureMode, read: string | null) => {
      const when = `${read ?? 'every read'}: ${failure.name}`;
      await checker.show(view, failure, read);
      note(when, await checker.faultsAfterFailure(expected));
      await checker.restore();
      if (failure !== INTERNAL_ERROR && failure !== NO_RESPONSE) return;
      await checker.retry();
      note(`${when}, after a retry`, await checker.faultsAfterLoad(expected));
    };
    for (const read of expected.reads.filter((name) => !failedOnce.has(name))) {
      await check(INTERNAL_ERROR, read);
      failedOnce.add(read);
    }
    const possible = FAILURE_MODES.filter(({ spares }) => expected.reads.some((name) => !spares?.has(name)));
    await check(possible[index % possible.length]!, null);
  }
  return { faults, reads };
}

test.describe('every view of the dashboard', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
    await request(await readApiKey(account), '/swiss/natal', BIRTH);
  });

  for (let part = 0; part < PARTS; part++) {
    const views = DASHBOARD_VIEWS.filter((_view, index) => index % PARTS === part);

    test(`keeps its frame, says what could not be read, claims nothing about it, and reads it again (${part + 1} of ${PARTS})`, async ({
      visit,
    }) => {
      const checker = await ViewChecker.open(visit, { storageState: await createSession(account) });
      const { faults, reads } = await checkFailedReads(checker, views);
      assert.deepEqual(faults, []);
      for (const view of views) assert.equal(reads.get(view) === 0, VIEWS_WITHOUT_READS.has(view), view);
    });
  }

  test('says that the browser is offline, keeps what it shows and what is typed in it, and recovers without a reload', async ({
    visit,
  }) => {
    const checker = await ViewChecker.open(visit, { storageState: await createSession(account) });
    const { page } = checker;
    const faults: string[] = [];
    for (const view of DASHBOARD_VIEWS) {
      const expected = await checker.showSlowly(view);
      const values = await checker.write();
      await page.context().setOffline(true);
      await page.getByText(OFFLINE).waitFor();
      await checker.loaded();
      await page.context().setOffline(false);
      await page.getByText(OFFLINE).waitFor({ state: 'detached' });
      await checker.loaded();
      faults.push(...(await checker.faultsAfterLoad(expected)).map((fault) => `${view} ${fault}`));
      if (!isDeepStrictEqual(await checker.fieldValues(), values)) faults.push(`${view} loses what was typed`);
    }
    assert.deepEqual(faults, []);
  });
});

test('every public page keeps its frame, says what could not be read, and reads it again', async ({ visit }) => {
  const checker = await ViewChecker.open(visit, {});
  const { faults, reads } = await checkFailedReads(
    checker,
    PUBLIC_VIEWS.filter((view) => view !== '/legal'),
  );
  assert.deepEqual(faults, []);
  assert.ok(
    [...reads.values()].some((count) => count > 0),
    'no page reads anything',
  );
});
