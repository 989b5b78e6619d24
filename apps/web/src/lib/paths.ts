/** Every address of the web app, in one place. */
export const paths = {
  home: '/',
  apiProducts: '/api-products',
  pricing: '/pricing',
  documentation: '/documentation',
  errors: '/errors',
  about: '/about',
  contact: '/contact',
  legal: '/legal',
  paymentReturn: '/payment-return',
  login: '/login',
  signup: '/signup',
  authEmail: '/auth/email',
  authRecovery: '/auth/recovery',
  dashboard: '/dashboard',
  apiKeys: '/dashboard/api-keys',
  activityLogs: '/dashboard/activity-logs',
  priceList: '/dashboard/pricing',
  usage: '/dashboard/usage',
  docs: '/dashboard/docs',
  billing: '/dashboard/billing',
  upgrade: '/dashboard/upgrade',
  settings: '/dashboard/settings',
  newPassword: '/dashboard/settings?panel=account',
  mailbox: '/dev/mailbox',
} as const;

/** Public pages on which leftovers of a dead session are cleaned up. */
export const CLEANED_PATHS: readonly string[] = [
  paths.home,
  paths.login,
  paths.signup,
  paths.apiProducts,
  paths.pricing,
  paths.documentation,
  paths.about,
  paths.contact,
];

/** True for any path that only a signed-in user may open. */
export function isRestrictedPath(pathname: string): boolean {
  return pathname.startsWith('/dashboard');
}

/** The path without a closing slash, so that `/login/` and `/login` are one page. */
export function normalizePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

/** An address inside this app from untrusted text, or null when it points anywhere else. */
export function safeInternalPath(candidate: string | null | undefined): string | null {
  if (!candidate?.startsWith('/') || candidate.startsWith('//') || candidate.includes('\\')) return null;
  return candidate;
}
