/** Every path of the web app. */
export const paths = {
  home: '/',
  apiProducts: '/api-products',
  /** Plans and add-ons, for everybody. */
  plans: '/pricing',
  /** The first steps with the API, for everybody. */
  guide: '/documentation',
  /** Every endpoint, for everybody; the page of an endpoint is below it. */
  apiReference: '/reference',
  conventions: '/reference/conventions',
  errors: '/errors',
  /** Charts that the package draws. */
  gallery: '/gallery',
  /** A written report of each kind, whole. */
  sampleReports: '/sample-reports',
  changelog: '/changelog',
  /** How far the numbers are from others, measured for each release. */
  accuracy: '/accuracy',
  /** How long work takes, beside the same work done another way. */
  speed: '/speed',
  /** Other projects, and when to take which. */
  alternatives: '/alternatives',
  about: '/about',
  contact: '/contact',
  legal: '/legal',
  status: '/status',
  /** Where a user lets an app use the account; the request is below it. */
  connect: '/connect',
  paymentReturn: '/payment-return',
  login: '/login',
  signup: '/signup',
  authEmail: '/auth/email',
  authRecovery: '/auth/recovery',
  dashboard: '/dashboard',
  apiKeys: '/dashboard/api-keys',
  /** Where events are sent, what is subscribed to, and what was delivered. */
  webhooks: '/dashboard/webhooks',
  /** Written reports: asked for, bought, read, shared. */
  reports: '/dashboard/reports',
  activityLogs: '/dashboard/activity-logs',
  /** Every change of the account: who, when, from where. */
  auditLog: '/dashboard/audit-log',
  /** What a call costs from the wallet. */
  callPrices: '/dashboard/pricing',
  usage: '/dashboard/usage',
  /** Every endpoint, with the user's own key. */
  reference: '/dashboard/docs',
  /** Every endpoint, called by a form. */
  playground: '/dashboard/playground',
  billing: '/dashboard/billing',
  upgrade: '/dashboard/upgrade',
  settings: '/dashboard/settings',
  newPassword: '/dashboard/settings?panel=account',
  mailbox: '/dev/mailbox',
} as const;

/** Public pages on which leftovers of an ended session are cleaned up. */
export const CLEANED_PATHS: readonly string[] = [
  paths.home,
  paths.login,
  paths.signup,
  paths.apiProducts,
  paths.plans,
  paths.guide,
  paths.about,
  paths.contact,
];

/** True for any path that only a signed-in user may open. */
export function isRestrictedPath(pathname: string): boolean {
  return pathname.startsWith('/dashboard');
}

/** The path without a trailing slash, so that `/login/` and `/login` are one page. */
export function normalizePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

const ANY_ORIGIN = 'https://app.invalid';

/** A path inside this app from untrusted text, as a browser reads it, or null when it points anywhere else. */
export function safeInternalPath(candidate: string | null | undefined): string | null {
  if (!candidate?.startsWith('/') || !URL.canParse(candidate, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(candidate, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
