import assert from 'node:assert/strict';
import { AuditLogPage } from './pages/activity-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Notifications } from './pages/shell.ts';
import { LoginPage } from './pages/sign-in-pages.ts';
import { registerConfirmed, signInElsewhere } from './support/account.ts';
import { test } from './support/test.ts';

test.describe('the audit log', () => {
  test('shows a changed password and a rolled key with device and network, filters, finds and exports them', async ({
    visit,
  }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.signIn(account);
    await page.waitForURL('**/dashboard');
    const settings = await SettingsPage.opened(page);
    await settings.currentPassword.fill(account.password);
    await settings.ok.click();
    await settings.createPassword('another good one');
    await new Notifications(page).toast('Password updated').waitFor();
    await page.goto('/dashboard/api-keys');
    await page.getByRole('button', { name: 'Roll key Default' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll key' }).click();
    await page.getByText('works until').first().waitFor();

    const log = await AuditLogPage.opened(page);
    const rotated = log.event('Key rolled');
    await rotated.getByText('Default').waitFor();
    assert.match(
      (await rotated.textContent()) ?? '',
      /the old key works until .* \d{4}.*You, Chrome on Linux, 127\.0\.0\.1/,
    );
    assert.match((await log.event('Password changed').textContent()) ?? '', /You, Chrome on Linux, 127\.0\.0\.1/);

    await log.filter('Kind').selectOption('API keys');
    await log.event('Password changed').waitFor({ state: 'detached' });
    await log.event('Key rolled').waitFor();
    assert.equal(await log.event('Key rolled').count(), 1);
    await log.filter('Kind').selectOption('Everything');
    await log.search.fill('password ch');
    await log.event('Key rolled').waitFor({ state: 'detached' });
    await log.event('Password changed').waitFor();
    await log.search.fill('no such thing');
    await page.getByText('No events match').waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await log.event('Key rolled').waitFor();

    assert.match(
      await log.exported('CSV'),
      /^at,by,event,what,about,more,device,network,session_id,details\r\n[\s\S]*,You,key\.rotated,Key rolled,Default,/,
    );
    const events = JSON.parse(await log.exported('JSON')) as { event: string }[];
    assert.ok(
      ['key.rotated', 'password.changed', 'session.started'].every((name) =>
        events.some(({ event }) => event === name),
      ),
    );
  });

  test(
    'of something that was not its owner, ends the other sessions and leads to a new password',
    { tag: '@detail' },
    async ({ signedIn }) => {
      const { page, account } = await signedIn();
      const thief = await signedIn({ account });
      await thief.page.goto('/dashboard');
      await thief.page.getByTestId('api-key').waitFor();
      const log = await AuditLogPage.opened(page);
      await log.event('Signed in with a password').first().getByRole('button').click();
      await log.details.getByText('127.0.0.1').waitFor();
      await log.details.getByRole('button', { name: 'This was not me' }).click();
      await page.getByRole('button', { name: 'End other sessions' }).click();
      await page.waitForURL('**/dashboard/settings?panel=account');
      await thief.page.reload();
      await thief.page.waitForURL('**/login**');
    },
  );
});

test.describe('the list of sessions', () => {
  test('names this session and the others, and ends one of them', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    await signInElsewhere(account);
    await new SettingsPage(page).open();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await sessions.filter({ hasText: 'This session' }).getByText('127.0.0.1').waitFor();
    const others = sessions.filter({ hasNotText: 'This session' });
    const before = await others.count();
    assert.ok(before > 0);
    await others.first().getByRole('button', { name: 'End' }).click();
    await new Notifications(page).toast('The session has ended.').waitFor();
    assert.equal(await others.count(), before - 1);
  });
});
