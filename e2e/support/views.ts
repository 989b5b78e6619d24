import { panels } from '../../apps/web/src/features/settings/panels.ts';
import { isRestrictedPath, paths } from '../../apps/web/src/lib/paths.ts';

/** Every view of the dashboard that has an address: pages, panels of the settings, parts of the webhooks. */
export const DASHBOARD_VIEWS: readonly string[] = [
  ...new Set([
    ...Object.values(paths).filter(isRestrictedPath),
    ...panels.map(({ id }) => `${paths.settings}?panel=${id}`),
    ...['endpoints', 'subscriptions', 'events'].map((view) => `${paths.webhooks}?view=${view}`),
  ]),
];

/** Every page that anybody may open, one of the endpoints, and a sample report. */
export const PUBLIC_VIEWS: readonly string[] = [
  ...Object.values(paths).filter((path) => !isRestrictedPath(path) && path !== paths.mailbox),
  `${paths.apiReference}/natal`,
  `${paths.sampleReports}/birth-chart`,
];

/** The public pages that search engines list; of the endpoints and sample reports two. */
export const INDEXED_PATHS: readonly string[] = [
  '/',
  '/api-products',
  '/pricing',
  '/documentation',
  '/reference',
  '/reference/conventions',
  '/reference/natal',
  '/reference/geocode',
  '/errors',
  '/gallery',
  '/sample-reports',
  '/sample-reports/birth-chart',
  '/sample-reports/year-ahead',
  '/accuracy',
  '/speed',
  '/changelog',
  '/alternatives',
  '/about',
  '/contact',
  '/legal',
  '/status',
];
