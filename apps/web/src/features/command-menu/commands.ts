import { signOut } from '@/lib/auth/sign-out.ts';
import { copyText } from '@/lib/copy-text.ts';
import { paths } from '@/lib/paths.ts';
import { dashboardAddress } from '@/lib/reference-search/addresses.ts';
import { findEntries } from '@/lib/reference-search/find-entries.ts';
import type { SearchEntry } from '@/lib/reference-search/search-entry.ts';
import { setTheme } from '@/lib/theme.ts';
import { toast } from '@/lib/toast.ts';
import type { Command } from './find-commands.ts';
import type { KeyName } from './operations.ts';

const PAGES: readonly Command[] = [
  { id: 'page:home', title: 'Dashboard', kind: 'Page', to: paths.dashboard, words: 'home overview' },
  { id: 'page:keys', title: 'API Keys', kind: 'Page', to: paths.apiKeys, words: 'rotate regenerate limits' },
  { id: 'page:webhooks', title: 'Webhooks', kind: 'Page', to: paths.webhooks, words: 'subscriptions events' },
  { id: 'page:reports', title: 'Reports', kind: 'Page', to: paths.reports, words: 'written reading pdf natal year' },
  { id: 'page:activity', title: 'Activity Logs', kind: 'Page', to: paths.activityLogs, words: 'calls history errors' },
  {
    id: 'page:audit',
    title: 'Audit log',
    kind: 'Page',
    to: paths.auditLog,
    words: 'security sign-ins sessions history changes',
  },
  { id: 'page:usage', title: 'Usage', kind: 'Page', to: paths.usage, words: 'quota statistics' },
  { id: 'page:docs', title: 'Documentation', kind: 'Page', to: paths.reference, words: 'reference endpoints' },
  { id: 'page:playground', title: 'Playground', kind: 'Page', to: paths.playground, words: 'try call send form' },
  { id: 'page:prices', title: 'Pricing', kind: 'Page', to: paths.callPrices, words: 'cost price list' },
  { id: 'page:billing', title: 'Billing', kind: 'Page', to: paths.billing, words: 'wallet card invoices receipts' },
  { id: 'page:upgrade', title: 'Upgrade plan', kind: 'Page', to: paths.upgrade, words: 'add-ons change' },
  {
    id: 'page:settings',
    title: 'Account Settings',
    kind: 'Page',
    to: `${paths.settings}?panel=account`,
    words: 'password email two-factor',
  },
  {
    id: 'page:support',
    title: 'Contact support',
    kind: 'Page',
    to: `${paths.settings}?panel=support`,
    words: 'help message',
  },
  { id: 'page:status', title: 'Status', kind: 'Page', to: paths.status, words: 'uptime incidents' },
  { id: 'page:changelog', title: 'Changelog', kind: 'Page', to: paths.changelog, words: 'new releases' },
  { id: 'page:speed', title: 'Speed', kind: 'Page', to: paths.speed, words: 'fast latency benchmark' },
  { id: 'page:accuracy', title: 'Accuracy', kind: 'Page', to: paths.accuracy, words: 'precision errors' },
];

const ACTIONS: readonly Command[] = [
  { id: 'do:credit', title: 'Add credit', kind: 'Action', to: paths.billing, words: 'top up wallet balance' },
  { id: 'do:light', title: 'Theme: light', kind: 'Action', words: 'mode appearance', run: () => setTheme('light') },
  { id: 'do:dark', title: 'Theme: dark', kind: 'Action', words: 'mode appearance', run: () => setTheme('dark') },
  { id: 'do:system', title: 'Theme: system', kind: 'Action', words: 'mode appearance', run: () => setTheme('system') },
  { id: 'do:logout', title: 'Logout', kind: 'Action', words: 'sign out', run: signOut },
];

/** Pages, actions and the user's keys. */
export function listCommands(keys: readonly KeyName[]): readonly Command[] {
  const live = keys.find(({ is_test: isTest, is_active: isActive }) => !isTest && isActive);
  return [
    ...(live === undefined
      ? []
      : [
          {
            id: 'do:copy-key',
            title: 'Copy API key',
            kind: 'Action',
            words: 'clipboard',
            run: async () => {
              if (await copyText(live.api_key)) toast('API Key copied', { variant: 'success' });
            },
          } as const,
        ]),
    ...PAGES,
    ...ACTIONS,
    ...keys.map(({ id, label, is_test: isTest }): Command => ({
      id: `key:${id}`,
      title: label,
      kind: 'Key',
      to: `${paths.apiKeys}#key-${id}`,
      words: isTest ? 'test api key' : 'api key',
    })),
  ];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The call whose id was typed. */
export function callCommand(typed: string): Command | null {
  const id = typed.trim().toLowerCase();
  return UUID.test(id)
    ? { id: `call:${id}`, title: `Open call ${id}`, kind: 'Call', to: `${paths.activityLogs}?call=${id}` }
    : null;
}

const KINDS = { endpoint: 'Endpoint', error: 'Error', field: 'Docs', page: 'Docs' } as const;

/** Hits looked at before endpoints come first. */
const HITS_MAX = 40;

/** What the reference has for the typed words, endpoints first. */
export function docsCommands(entries: readonly SearchEntry[], typed: string, max: number): readonly Command[] {
  const hits = findEntries(entries, typed, HITS_MAX).toSorted(
    (a, b) => Number(b.entry.kind === 'endpoint') - Number(a.entry.kind === 'endpoint'),
  );
  return hits.slice(0, max).map((hit) => {
    const { entry, page, anchor } = hit;
    return {
      id: `docs:${page}#${anchor} ${entry.title}`,
      title: entry.title,
      kind: KINDS[entry.kind],
      text: entry.kind === 'field' ? `Field of ${page}. ${entry.text}` : entry.text,
      to: dashboardAddress(hit),
    };
  });
}
