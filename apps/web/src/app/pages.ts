import type { ComponentType } from 'react';
import { endpoints } from 'virtual:reference';
import { samples } from 'virtual:sample-reports';
import { planById, TRIAL_DAYS } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { sampleAddress } from '@/lib/sample-reports.ts';
import { site } from '@/lib/site.ts';

export interface Page {
  path: string;
  title: string;
  description?: string;
  /** Rendered to HTML at build time. */
  prerendered?: boolean;
  /** Its file in `routes`; absent where the path names it. */
  route?: string;
  /** Modules of the build that it shows besides its route. */
  parts?: readonly string[];
  /** Feeds and other forms of the page. */
  alternates?: readonly { type: string; href: string }[];
  load: () => Promise<{ default: ComponentType }>;
}

const markdown = (path: string) => ({ type: 'text/markdown', href: `${path}.md` });

export const publicPages: readonly Page[] = [
  {
    path: paths.home,
    title: `${site.name} · ${site.tagline}`,
    description: site.description,
    prerendered: true,
    load: () => import('./routes/home.tsx'),
  },
  {
    path: paths.apiProducts,
    title: 'API Products',
    description:
      'Natal charts, transits, relationship compatibility and the yearly cycle: four astrology products over one API, on one ephemeris, with one key.',
    prerendered: true,
    load: () => import('./routes/api-products.tsx'),
  },
  {
    path: paths.plans,
    title: 'Pricing',
    description: `Plans of the Theia astrology API from $${planById('starter').priceUsd} per month, add-ons and pay-as-you-go prices. Free for ${TRIAL_DAYS} days, no credit card.`,
    prerendered: true,
    load: () => import('./routes/pricing.tsx'),
  },
  {
    path: paths.guide,
    title: 'Documentation',
    description:
      'Quick start of the Theia astrology API: from a key to a first natal chart in cURL, Python, Java or TypeScript, and every endpoint by plan.',
    prerendered: true,
    load: () => import('./routes/documentation.tsx'),
  },
  {
    path: paths.apiReference,
    title: 'API reference',
    description:
      'Every endpoint of the Theia astrology API with its fields, errors, price and a call that runs as printed in cURL, TypeScript, Python or Java.',
    prerendered: true,
    alternates: [markdown(paths.apiReference)],
    load: () => import('./routes/reference.tsx'),
  },
  {
    path: paths.conventions,
    title: 'API conventions',
    description:
      'Authentication, prices, idempotency, limits, forms of an answer, pages, errors and headers of the Theia astrology API, its clients and MCP.',
    prerendered: true,
    alternates: [markdown(paths.conventions)],
    load: () => import('./routes/conventions.tsx'),
  },
  ...endpoints.map(({ name, path, title }) => ({
    path: `${paths.apiReference}/${name}`,
    title: `${title} (${path})`,
    prerendered: true,
    route: 'endpoint',
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
    load: () => import('./routes/changelog.tsx'),
  },
  {
    path: paths.accuracy,
    title: 'Accuracy',
    description:
      'How far the numbers of the Theia astrology API are from JPL, NASA, almanacs, books and other programs: the worst error of every comparison.',
    prerendered: true,
    alternates: [{ type: 'application/json', href: `${paths.accuracy}.json` }],
    load: () => import('./routes/accuracy.tsx'),
  },
  {
    path: paths.speed,
    title: 'Speed',
    description:
      'How long charts and searches of the Theia astrology API take, measured beside the same work done another way, cold and warm, and how to repeat it.',
    prerendered: true,
    alternates: [{ type: 'application/json', href: `${paths.speed}.json` }],
    load: () => import('./routes/speed.tsx'),
  },
  {
    path: paths.errors,
    title: 'Errors',
    description:
      'Every error code of the Theia astrology API with its HTTP status, what it means and what to do about it.',
    prerendered: true,
    alternates: [markdown(paths.errors)],
    load: () => import('./routes/errors.tsx'),
  },
  {
    path: paths.gallery,
    title: 'Charts',
    description:
      'Astrological charts: wheels, dials, Indian charts, grids and maps, drawn by the API or by a package for React and the web, with the call of each.',
    prerendered: true,
    load: () => import('./routes/gallery.tsx'),
  },
  {
    path: paths.sampleReports,
    title: 'Sample reports',
    description:
      'A written astrology report of each kind, whole: birth chart, Vedic chart, relationship, year ahead, dasha period, Moon month. Every paragraph names its reasons.',
    prerendered: true,
    load: () => import('./routes/sample-reports.tsx'),
  },
  ...samples.map(({ id, kind, about }) => ({
    path: sampleAddress(id),
    title: `${kind}: a sample report`,
    description: `A written report, whole: ${about}. Each paragraph names its reasons.`,
    prerendered: true,
    route: 'sample-report',
    parts: [`virtual:sample-reports/${id}`],
    load: () => import('./routes/sample-report.tsx').then(({ loadSample }) => loadSample(id)),
  })),
  {
    path: paths.alternatives,
    title: 'Alternatives',
    description:
      'Astrology APIs and libraries beside Theia: what each does better, when to take which, and where every statement was read.',
    prerendered: true,
    load: () => import('./routes/alternatives.tsx'),
  },
  {
    path: paths.about,
    title: 'About',
    description:
      'Theia is an open-source astrology calculation service whose numbers you can check: its mission, its values and its team.',
    prerendered: true,
    load: () => import('./routes/about.tsx'),
  },
  {
    path: paths.contact,
    title: 'Contact',
    description: 'Write to the people behind Theia: support Monday to Friday, an answer within 24 hours.',
    prerendered: true,
    load: () => import('./routes/contact.tsx'),
  },
  {
    path: paths.legal,
    title: 'Legal',
    description:
      'Terms of service, privacy policy and licences of Theia, with credits for Swiss Ephemeris, GeoNames and the time zone database.',
    prerendered: true,
    load: () => import('./routes/legal.tsx'),
  },
  {
    path: paths.status,
    title: 'Status',
    description:
      'Availability of the Theia astrology API over 90 days, latency by product, incidents and maintenance, as measured.',
    prerendered: true,
    load: () => import('./routes/status.tsx'),
  },
];

export const authPages: readonly Page[] = [
  {
    path: paths.login,
    title: 'Sign in',
    description: 'Sign in to your Theia account: API keys, wallet, usage and activity.',
    prerendered: true,
    load: () => import('./routes/login.tsx'),
  },
  {
    path: paths.signup,
    title: 'Create an account',
    description: `Create a Theia account: an API key at once, free for ${TRIAL_DAYS} days, no credit card.`,
    prerendered: true,
    load: () => import('./routes/signup.tsx'),
  },
  { path: paths.authEmail, title: 'Verify your email', load: () => import('./routes/auth-email.tsx') },
  { path: paths.authRecovery, title: 'Recover your account', load: () => import('./routes/auth-recovery.tsx') },
];

/** Pages without header and footer. */
export const barePages: readonly Page[] = [
  { path: paths.paymentReturn, title: 'Processing your payment', load: () => import('./routes/payment-return.tsx') },
];

export const dashboardPages: readonly Page[] = [
  { path: paths.dashboard, title: 'Dashboard', load: () => import('./routes/dashboard.tsx') },
  { path: paths.apiKeys, title: 'API Keys', load: () => import('./routes/api-keys.tsx') },
  { path: paths.webhooks, title: 'Webhooks', load: () => import('./routes/webhooks.tsx') },
  { path: paths.reports, title: 'Reports', load: () => import('./routes/reports.tsx') },
  { path: paths.activityLogs, title: 'Activity Logs', load: () => import('./routes/activity-logs.tsx') },
  { path: paths.auditLog, title: 'Audit log', load: () => import('./routes/audit-log.tsx') },
  { path: paths.callPrices, title: 'Pricing', load: () => import('./routes/call-prices.tsx') },
  { path: paths.usage, title: 'Usage', load: () => import('./routes/usage.tsx') },
  { path: paths.reference, title: 'Documentation', load: () => import('./routes/docs.tsx') },
  { path: paths.playground, title: 'Playground', load: () => import('./routes/playground.tsx') },
  { path: paths.billing, title: 'Billing', load: () => import('./routes/billing.tsx') },
  { path: paths.upgrade, title: 'Upgrade', load: () => import('./routes/upgrade.tsx') },
  { path: paths.settings, title: 'Settings', load: () => import('./routes/settings.tsx') },
];

/** What an unknown address shows. It has no address of its own: the server sends it with status 404. */
export const notFoundPage: Page = {
  path: '/404',
  title: 'Page not found',
  prerendered: true,
  route: 'not-found',
  load: () => import('./routes/not-found.tsx'),
};

const IN_DASHBOARD = /^\/dashboard\//;
const allPages = [...publicPages, ...authPages, ...barePages, ...dashboardPages];

/** The page at an address; none where the dashboard says that it has no such page. */
export function pageAt(pathname: string): Page | undefined {
  const page = allPages.find(({ path }) => path === pathname);
  return page ?? (IN_DASHBOARD.test(pathname) ? undefined : notFoundPage);
}

/** The title of the browser tab for a path. */
export function titleAt(pathname: string): string {
  const { title } = pageAt(pathname) ?? notFoundPage;
  return title.startsWith(site.name) ? title : `${title} · ${site.name}`;
}
