import { endpoints } from 'virtual:reference';
import { samples } from 'virtual:sample-reports';
import { planById, TRIAL_DAYS } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { sampleAddress } from '@/lib/sample-reports.ts';
import { site } from '@/lib/site.ts';
import { forVisitors, inQueryScope, pageOf } from './page-frames.tsx';
import type { Load } from './screen.tsx';

export interface Page {
  path: string;
  title: string;
  description?: string;
  /** Rendered to HTML at build time. */
  prerendered?: boolean;
  /** The module of a prerendered page; absent where it is the page of the feature that its path names. */
  source?: string;
  /** Modules of the build that it shows besides its own. */
  parts?: readonly string[];
  /** Feeds and other forms of the page. */
  alternates?: readonly { type: string; href: string }[];
  load: Load;
}

const markdown = (path: string) => ({ type: 'text/markdown', href: `${path}.md` });

export const publicPages: readonly Page[] = [
  {
    path: paths.home,
    title: `${site.name} · ${site.tagline}`,
    description: site.description,
    prerendered: true,
    load: forVisitors(pageOf(() => import('@/features/home/home-page.tsx'), 'HomePage')),
  },
  {
    path: paths.apiProducts,
    title: 'API Products',
    description:
      'Natal charts, transits, relationship compatibility and the yearly cycle: four astrology products over one API, on one ephemeris, with one key.',
    prerendered: true,
    load: pageOf(() => import('@/features/api-products/api-products-page.tsx'), 'ApiProductsPage'),
  },
  {
    path: paths.plans,
    title: 'Pricing',
    description: `Plans of the Theia astrology API from $${planById('starter').priceUsd} per month, add-ons and pay-as-you-go prices. Free for ${TRIAL_DAYS} days, no credit card.`,
    prerendered: true,
    source: 'src/features/plans/plans-page.tsx',
    ...inQueryScope(pageOf(() => import('@/features/plans/plans-page.tsx'), 'PlansPage')),
  },
  {
    path: paths.guide,
    title: 'Documentation',
    description:
      'Quick start of the Theia astrology API: from a key to a first natal chart in cURL, Python, Java or TypeScript, and every endpoint by plan.',
    prerendered: true,
    source: 'src/features/guide/guide-page.tsx',
    load: forVisitors(pageOf(() => import('@/features/guide/guide-page.tsx'), 'GuidePage')),
  },
  {
    path: paths.apiReference,
    title: 'API reference',
    description:
      'Every endpoint of the Theia astrology API with its fields, errors, price and a call that runs as printed in cURL, TypeScript, Python or Java.',
    prerendered: true,
    alternates: [markdown(paths.apiReference)],
    source: 'src/features/reference/index-page.tsx',
    load: pageOf(() => import('@/features/reference/index-page.tsx'), 'IndexPage'),
  },
  {
    path: paths.conventions,
    title: 'API conventions',
    description:
      'Authentication, prices, idempotency, limits, forms of an answer, pages, errors and headers of the Theia astrology API, its clients and MCP.',
    prerendered: true,
    alternates: [markdown(paths.conventions)],
    source: 'src/app/routes/conventions.tsx',
    load: pageOf(() => import('./routes/conventions.tsx'), 'Conventions'),
  },
  ...endpoints.map(({ name, path, title }) => ({
    path: `${paths.apiReference}/${name}`,
    title: `${title} (${path})`,
    prerendered: true,
    source: 'src/app/routes/endpoint.tsx',
    parts: [`virtual:reference/${name}`],
    alternates: [markdown(`${paths.apiReference}/${name}`)],
    load: () => import('./routes/endpoint.tsx').then(({ loadEndpoint }) => loadEndpoint(name)),
  })),
  {
    path: paths.changelog,
    title: 'Changelog',
    description: 'What changed in the Theia astrology API, on the wire and in the service, newest first, with a feed.',
    prerendered: true,
    alternates: [{ type: 'application/atom+xml', href: `${paths.changelog}.atom` }, markdown(paths.changelog)],
    source: 'src/app/routes/changelog.tsx',
    load: pageOf(() => import('./routes/changelog.tsx'), 'Changelog'),
  },
  {
    path: paths.accuracy,
    title: 'Accuracy',
    description:
      'How far the numbers of the Theia astrology API are from JPL, NASA, almanacs, books and other programs: the worst error of every comparison.',
    prerendered: true,
    alternates: [{ type: 'application/json', href: `${paths.accuracy}.json` }],
    load: pageOf(() => import('@/features/accuracy/accuracy-page.tsx'), 'AccuracyPage'),
  },
  {
    path: paths.speed,
    title: 'Speed',
    description:
      'How long charts and searches of the Theia astrology API take, measured beside the same work done another way, cold and warm, and how to repeat it.',
    prerendered: true,
    alternates: [{ type: 'application/json', href: `${paths.speed}.json` }],
    load: pageOf(() => import('@/features/speed/speed-page.tsx'), 'SpeedPage'),
  },
  {
    path: paths.errors,
    title: 'Errors',
    description:
      'Every error code of the Theia astrology API with its HTTP status, what it means and what to do about it.',
    prerendered: true,
    alternates: [markdown(paths.errors)],
    source: 'src/features/reference/errors-page.tsx',
    load: pageOf(() => import('@/features/reference/errors-page.tsx'), 'ErrorsPage'),
  },
  {
    path: paths.gallery,
    title: 'Charts',
    description:
      'Astrological charts: wheels, dials, Indian charts, grids and maps, drawn by the API or by a package for React and the web, with the call of each.',
    prerendered: true,
    load: pageOf(() => import('@/features/gallery/gallery-page.tsx'), 'GalleryPage'),
  },
  {
    path: paths.sampleReports,
    title: 'Sample reports',
    description:
      'A written astrology report of each kind, whole: birth chart, Vedic chart, relationship, year ahead, dasha period, Moon month. Every paragraph names its reasons.',
    prerendered: true,
    source: 'src/features/sample-reports/samples-page.tsx',
    load: pageOf(() => import('@/features/sample-reports/samples-page.tsx'), 'SamplesPage'),
  },
  ...samples.map(({ id, kind, about }) => ({
    path: sampleAddress(id),
    title: `${kind}: a sample report`,
    description: `A written report, whole: ${about}. Each paragraph names its reasons.`,
    prerendered: true,
    source: 'src/app/routes/sample-report.tsx',
    parts: [`virtual:sample-reports/${id}`],
    load: () => import('./routes/sample-report.tsx').then(({ loadSample }) => loadSample(id)),
  })),
  {
    path: paths.alternatives,
    title: 'Alternatives',
    description:
      'Astrology APIs and libraries beside Theia: what each does better, when to take which, and where every statement was read.',
    prerendered: true,
    alternates: [markdown(paths.alternatives)],
    load: pageOf(() => import('@/features/alternatives/alternatives-page.tsx'), 'AlternativesPage'),
  },
  {
    path: paths.about,
    title: 'About',
    description:
      'Theia is an open-source astrology calculation service whose numbers you can check: its mission, its values and its team.',
    prerendered: true,
    load: pageOf(() => import('@/features/about/about-page.tsx'), 'AboutPage'),
  },
  {
    path: paths.contact,
    title: 'Contact',
    description: 'Write to the people behind Theia: support Monday to Friday, an answer within 24 hours.',
    prerendered: true,
    ...inQueryScope(pageOf(() => import('@/features/contact/contact-page.tsx'), 'ContactPage')),
  },
  {
    path: paths.legal,
    title: 'Legal',
    description:
      'Terms of service, privacy policy and licences of Theia, with credits for Swiss Ephemeris, GeoNames and the time zone database.',
    prerendered: true,
    load: pageOf(() => import('@/features/legal/legal-page.tsx'), 'LegalPage'),
  },
  {
    path: paths.status,
    title: 'Status',
    description:
      'Availability of the Theia astrology API over 90 days, latency by product, incidents and maintenance, as measured.',
    prerendered: true,
    ...inQueryScope(pageOf(() => import('@/features/status/status-page.tsx'), 'StatusPage')),
  },
];

export const authPages: readonly Page[] = [
  {
    path: paths.login,
    title: 'Sign in',
    description: 'Sign in to your Theia account: API keys, wallet, usage and activity.',
    prerendered: true,
    source: 'src/features/auth/login-page.tsx',
    ...inQueryScope(pageOf(() => import('@/features/auth/login-page.tsx'), 'LoginPage')),
  },
  {
    path: paths.signup,
    title: 'Create an account',
    description: `Create a Theia account: an API key immediately, free for ${TRIAL_DAYS} days, no credit card.`,
    prerendered: true,
    source: 'src/features/auth/signup-page.tsx',
    ...inQueryScope(pageOf(() => import('@/features/auth/signup-page.tsx'), 'SignUpPage')),
  },
  {
    path: paths.authEmail,
    title: 'Verify your email',
    ...inQueryScope(pageOf(() => import('@/features/auth/auth-email-page.tsx'), 'AuthEmailPage')),
  },
  {
    path: paths.authRecovery,
    title: 'Recover your account',
    ...inQueryScope(pageOf(() => import('@/features/auth/auth-recovery-page.tsx'), 'AuthRecoveryPage')),
  },
  {
    path: paths.connect,
    title: 'Connect an app',
    ...inQueryScope(pageOf(() => import('@/features/connected-apps/consent-page.tsx'), 'ConsentPage')),
  },
];

/** Pages without header and footer. */
export const barePages: readonly Page[] = [
  {
    path: paths.paymentReturn,
    title: 'Processing your payment',
    load: pageOf(() => import('@/features/payment-return/payment-return-page.tsx'), 'PaymentReturnPage'),
  },
];

export const dashboardPages: readonly Page[] = [
  { path: paths.dashboard, title: 'Dashboard', load: pageOf(() => import('./routes/dashboard.tsx'), 'Dashboard') },
  {
    path: paths.apiKeys,
    title: 'API Keys',
    load: pageOf(() => import('@/features/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
  },
  { path: paths.webhooks, title: 'Webhooks', load: pageOf(() => import('./routes/webhooks.tsx'), 'Webhooks') },
  { path: paths.reports, title: 'Reports', load: pageOf(() => import('./routes/reports.tsx'), 'Reports') },
  {
    path: paths.activityLogs,
    title: 'Activity Logs',
    load: pageOf(() => import('./routes/activity-logs.tsx'), 'ActivityLogs'),
  },
  {
    path: paths.auditLog,
    title: 'Audit log',
    load: pageOf(() => import('@/features/audit-log/audit-log-page.tsx'), 'AuditLogPage'),
  },
  {
    path: paths.callPrices,
    title: 'Pricing',
    load: pageOf(() => import('@/features/call-prices/call-prices-page.tsx'), 'CallPricesPage'),
  },
  { path: paths.usage, title: 'Usage', load: pageOf(() => import('@/features/usage/usage-page.tsx'), 'UsagePage') },
  { path: paths.reference, title: 'Documentation', load: pageOf(() => import('./routes/docs.tsx'), 'Docs') },
  {
    path: paths.playground,
    title: 'Playground',
    load: pageOf(() => import('@/features/playground/playground-page.tsx'), 'PlaygroundPage'),
  },
  { path: paths.billing, title: 'Billing', load: pageOf(() => import('./routes/billing.tsx'), 'Billing') },
  {
    path: paths.upgrade,
    title: 'Upgrade',
    load: pageOf(() => import('@/features/upgrade/upgrade-page.tsx'), 'UpgradePage'),
  },
  { path: paths.settings, title: 'Settings', load: pageOf(() => import('./routes/settings.tsx'), 'Settings') },
];

/** What an unknown address shows. It has no address of its own: the server sends it with status 404. */
export const notFoundPage: Page = {
  path: '/404',
  title: 'Page not found',
  prerendered: true,
  source: 'src/app/routes/not-found.tsx',
  load: pageOf(() => import('./routes/not-found.tsx'), 'NotFoundRoute'),
};

const IN_DASHBOARD = /^\/dashboard\//;
const CONSENT = /^\/connect\/[\w-]+$/;
const allPages = [...publicPages, ...authPages, ...barePages, ...dashboardPages];

/** The page at an address; none where the dashboard says that it has no such page. */
export function pageAt(pathname: string): Page | undefined {
  const named = CONSENT.test(pathname) ? paths.connect : pathname;
  const page = allPages.find(({ path }) => path === named);
  return page ?? (IN_DASHBOARD.test(pathname) ? undefined : notFoundPage);
}

/** The title of the browser tab for a path. */
export function titleAt(pathname: string): string {
  const { title } = pageAt(pathname) ?? notFoundPage;
  return title.startsWith(site.name) ? title : `${title} · ${site.name}`;
}
