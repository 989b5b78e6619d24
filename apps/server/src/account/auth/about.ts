import type { AuthCall } from './auth-context.ts';

/** `GET /settings`: lists the sign-in methods. */
export const settings: AuthCall = async (c, auth) =>
  c.json({
    external: { email: true, google: auth.google !== null, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: !auth.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    mfa_enabled: true,
    saml_enabled: false,
  });

/** `GET /health`: the service answers. */
export const health: AuthCall = async (c) =>
  c.json({ name: 'Theia Auth', description: 'Accounts and sessions of Theia' });

/** `GET /.well-known/jwks.json`: no public keys, because access tokens are signed with a secret; clients ask `GET /user` instead. */
export const jwks: AuthCall = async (c) => c.json({ keys: [] });
