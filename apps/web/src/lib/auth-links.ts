import { paths } from './paths.ts';

/** The absolute URLs that links in mails and returning sign-ins lead to. */
export const authLinks = {
  emailConfirmed: () => `${window.location.origin}${paths.authEmail}`,
  afterRecovery: () => `${window.location.origin}${paths.settings}?panel=account`,
  afterGoogle: (path: string) => `${window.location.origin}${path}`,
};
