import { test } from 'node:test';
import { isRestrictedPath, paths } from '../lib/paths.ts';
import { expect, openScreen } from '../testing/screen.ts';

/** Words of the server and of the browser that say nothing to a user. */
const TECHNICAL_TEXT = /[{}<>]|failed to fetch|typeerror|\bjson\b|edge function|\/assets\/|\bJWT\b|down$/i;
const EMPTY_CLAIM = /^(No [a-z][a-z -]+ yet|None yet|No API key found|Not used yet)/;

const VIEWS = [
  ...Object.values(paths).filter((path) => isRestrictedPath(path) && !path.includes('?')),
  `${paths.settings}?panel=billing`,
  ...['subscriptions', 'events'].map((view) => `${paths.webhooks}?view=${view}`),
];

for (const view of VIEWS)
  test(`${view} says in plain words that nothing could be read, and calls nothing empty`, async () => {
    const page = await openScreen(view, { signedIn: true, otherwise: { status: 500, json: { message: 'down' } } });
    const message = page.getByRole('alert').or(page.getByLabel('State of the page')).filter({ hasText: /\S/ });
    await expect(message.first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(EMPTY_CLAIM)).toHaveCount(0);
    for (const words of await message.allTextContents()) expect(words).not.toMatch(TECHNICAL_TEXT);
  });
