import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { BIRTH, request } from './support/product-api.ts';
import { createSession } from './support/session.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS, PUBLIC_VIEWS } from './support/views.ts';
import { Walker } from './support/walker.ts';
import { INTERNAL_ERROR, NO_ANSWER, READLESS, WEATHERS } from './support/weathers.ts';

const LANES = 3;
const OFFLINE = 'You are offline. The data shown may be outdated';

/** Everything that is wrong with a view in each weather, and when it is over. */
async function inEveryWeather(walker: Walker, view: string): Promise<{ reads: number; found: string[] }> {
  const found: string[] = [];
  const note = (weather: string, faults: readonly string[]) =>
    void found.push(...faults.map((fault) => `${view}, ${weather}: ${fault}`));
  const usual = await walker.showSlowly(view);
  const { reads } = usual;
  if (reads.length === 0) return { reads: 0, found };
  note('slow answers', await walker.leftovers(usual));
  const states = [
    ...reads.map((alone) => ({ weather: INTERNAL_ERROR, alone })),
    ...WEATHERS.filter(({ spares }) => reads.some((name) => !spares?.has(name))).map((weather) => ({
      weather,
      alone: null,
    })),
  ];
  for (const { weather, alone } of states) {
    const name = `${alone ?? 'every read'}: ${weather.name}`;
    await walker.show(view, weather, alone);
    note(name, await walker.faults(usual));
    await walker.lift();
    if (weather !== INTERNAL_ERROR && weather !== NO_ANSWER) continue;
    await walker.retry();
    note(`${name}, over`, await walker.leftovers(usual));
  }
  return { reads: reads.length, found };
}

test.describe('every view of the dashboard', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
    await request(await readApiKey(account), '/swiss/natal', BIRTH);
  });

  for (let lane = 0; lane < LANES; lane++) {
    const views = DASHBOARD_VIEWS.filter((_view, index) => index % LANES === lane);

    test(`keeps its frame, says in words what could not be read, claims nothing about it, and reads it again when asked (${lane + 1} of ${LANES})`, async ({
      visit,
    }) => {
      const walker = await Walker.open(visit, { storageState: await createSession(account) });
      const found: string[] = [];
      for (const view of views) {
        const walked = await inEveryWeather(walker, view);
        found.push(...walked.found);
        if ((walked.reads === 0) !== READLESS.has(view)) found.push(`${view}: has ${walked.reads} reads`);
      }
      assert.deepEqual(found, []);
    });
  }

  test('says that the browser is offline, keeps what it shows and what is written in it, and comes back by itself', async ({
    visit,
  }) => {
    const walker = await Walker.open(visit, { storageState: await createSession(account) });
    const { page } = walker;
    const found: string[] = [];
    for (const view of DASHBOARD_VIEWS) {
      const usual = await walker.showSlowly(view);
      const written = await walker.write();
      await page.context().setOffline(true);
      await page.getByText(OFFLINE).waitFor();
      await walker.whole();
      await page.context().setOffline(false);
      await page.getByText(OFFLINE).waitFor({ state: 'detached' });
      await walker.whole();
      found.push(...(await walker.leftovers(usual)).map((fault) => `${view} ${fault}`));
      if (!isDeepStrictEqual(await walker.written(), written)) found.push(`${view} loses what was written`);
    }
    assert.deepEqual(found, []);
  });
});

test('every page for visitors keeps its frame, says what could not be read, and reads it again when asked', async ({
  visit,
}) => {
  const walker = await Walker.open(visit, {});
  const found: string[] = [];
  let reads = 0;
  for (const view of PUBLIC_VIEWS) {
    if (view === '/legal') continue;
    const walked = await inEveryWeather(walker, view);
    found.push(...walked.found);
    reads += walked.reads;
  }
  assert.deepEqual(found, []);
  assert.ok(reads > 0, 'no page reads anything');
});
