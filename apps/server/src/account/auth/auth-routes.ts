import { type AuthCall, type AuthContext, type AuthDependencies, rejectedSignIns } from './auth-context.ts';
import { signedIn } from './signed-in.ts';
import { userJson } from './user.ts';
import { answerError, AuthError, invalid } from './auth-error.ts';
import { exchangeCode } from './exchange-code.ts';
import { endOneSession, listSessions, logOut, refreshSession } from './sessions.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callerAddress } from '../../http/connection/api-request.ts';
import { DatabaseError } from '../../database/database.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import { OUTAGE } from '../../database/outage.ts';
import { answerInTime, isAborted } from '../outage.ts';
import { ownOriginOnly } from '../../sessions/own-origin.ts';
import { isReadableAddress } from '../storable-text.ts';
import { challengeFactor, enrolFactor, unenrolFactor, verifyFactor } from './factors.ts';
import { createGoogleProvider } from './google-provider.ts';
import { authorize, callback, linkIdentity } from './google-routes.ts';
import { createLimiters, LOCAL_LIMITS, PRODUCTION_LIMITS } from './limits.ts';
import { stopEmailChange, verifyLink } from './mail-links.ts';
import { otp, recover, resend } from './mail-requests.ts';
import { passwordHashes } from './password.ts';
import { proveOwner, reauthenticate } from './recent-sign-in.ts';
import {
  createRecoveryCodes,
  deleteRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { deriveAuthKeys } from './secrets.ts';
import { signUp } from './sign-up.ts';
import { unlinkIdentity } from './linked-identities.ts';
import { updateUser } from './update-user.ts';
import { verify } from './verify.ts';
import { waitingSignUp } from './pending-sign-up.ts';

/** `GET /settings`: lists the sign-in methods. */
const settings: AuthCall = async (c, auth) =>
  c.json({
    external: { email: true, google: auth.google !== null, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: !auth.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    mfa_enabled: true,
    saml_enabled: false,
  });

/** `GET /health`: the service responds. */
const health: AuthCall = async (c) => c.json({ name: 'Theia Auth', description: 'Accounts and sessions of Theia' });

/** `GET /.well-known/jwks.json`: no public keys, because access tokens are signed with a secret; clients ask `GET /user` instead. */
const jwks: AuthCall = async (c) => c.json({ keys: [] });

/** `GET /user`: the user of the access token, if the session is still valid. */
const getUser: AuthCall = async (c, auth) => c.json(userJson((await signedIn(c, auth)).user));

/** `POST /token?grant_type=password|refresh_token|pkce`. */
const token: AuthCall = async (c, auth) => {
  const grant = c.req.query('grant_type');
  if (grant === 'password') return signInWithPassword(c, auth);
  if (grant === 'refresh_token') return refreshSession(c, auth);
  if (grant === 'pkce') return exchangeCode(c, auth);
  throw invalid('unsupported_grant_type');
};

const BODY_BYTES_MAX = 64 * 1024;

/** The auth service as supabase-js calls it, to be mounted at `/auth/v1`. */
export function authRoutes(deps: AuthDependencies): Hono {
  const auth = authContext(deps);
  const app = new Hono();
  app.use(ownOriginOnly(auth.config.publicUrl, ['GET', 'POST', 'PUT', 'DELETE']));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (!isReadableAddress(c.req.url)) throw invalid('The URL contains text that cannot be decoded');
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES_MAX,
      onError: () => {
        throw new AuthError(413, 'validation_failed', 'The request body is too large');
      },
    }),
  );

  app.use(answerInTime(auth.database.sql));

  const answer = (call: AuthCall) => (c: Context) => call(c, auth);
  app.post('/signup', answer(signUp));
  app.get('/signup', answer(waitingSignUp));
  app.post('/token', answer(token));
  app.post('/logout', answer(logOut));
  app.post('/resend', answer(resend));
  app.get('/sessions', answer(listSessions));
  app.delete('/sessions/:id', answer(endOneSession));
  app.get('/user', answer(getUser));
  app.put('/user', answer(updateUser));
  app.post('/otp', answer(otp));
  app.post('/magiclink', answer(otp));
  app.post('/recover', answer(recover));
  app.post('/verify', answer(verify));
  app.get('/verify', answer(verifyLink));
  app.post('/email_change/stop', answer(stopEmailChange));
  app.get('/reauthenticate', answer(reauthenticate));
  app.post('/reauthenticate', answer(proveOwner));
  app.post('/factors', answer(enrolFactor));
  app.get('/factors/recovery-codes', answer(recoveryCodesStatus));
  app.post('/factors/recovery-codes', answer(createRecoveryCodes));
  app.delete('/factors/recovery-codes', answer(deleteRecoveryCodes));
  app.post('/factors/recovery-codes/verify', answer(verifyRecoveryCode));
  app.post('/factors/recovery-codes/regenerate', answer(regenerateRecoveryCodes));
  app.post('/factors/:id/challenge', answer(challengeFactor));
  app.post('/factors/:id/verify', answer(verifyFactor));
  app.delete('/factors/:id', answer(unenrolFactor));
  app.get('/authorize', answer(authorize));
  app.get('/callback', answer(callback));
  app.get('/user/identities/authorize', answer(linkIdentity));
  app.delete('/user/identities/:id', answer(unlinkIdentity));
  app.get('/settings', answer(settings));
  app.get('/health', answer(health));
  app.get('/.well-known/jwks.json', answer(jwks));
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'No such endpoint');
  });

  app.onError((error, c) => {
    if (error instanceof AuthError) {
      deps.onRejection?.(error.code);
      return answerError(c, error);
    }
    if (error instanceof DatabaseError && error.code?.startsWith('22') === true)
      return answerError(c, invalid('A value of the request cannot be stored'));
    if (isAborted(error))
      return answerError(c, new AuthError(400, 'bad_json', 'The request body did not arrive whole'));
    if (isUnavailable(error)) {
      auth.log.warn({ reason: error.message, path: c.req.path }, 'a call of the auth service found no database');
      // auth-js keeps the session on 503, and asks again.
      return answerError(c, new AuthError(503, 'request_timeout', OUTAGE));
    }
    auth.log.error(
      { err: { name: error.name, message: error.message, stack: error.stack }, method: c.req.method, path: c.req.path },
      'a call of the auth service failed',
    );
    return answerError(c, new AuthError(500, 'unexpected_failure', 'Something went wrong on our side'));
  });
  return app;
}

function authContext(deps: AuthDependencies): AuthContext {
  const { config, database, log } = deps;
  const now = deps.now ?? Date.now;
  const google = deps.google === undefined ? config.google : deps.google;
  return {
    config,
    database,
    log,
    now,
    google: google === null ? null : createGoogleProvider(google, `${config.publicUrl}/auth/v1/callback`),
    limiters: createLimiters(
      deps.limits ?? (config.mode === 'local' ? LOCAL_LIMITS : PRODUCTION_LIMITS),
      now,
      deps.workerBus,
    ),
    clientAddress: deps.clientAddress ?? ((c) => callerAddress(c, config.trustedProxies)),
    confirmEmail: deps.confirmEmail ?? true,
    passwordHashes: passwordHashes(config.passwordHashCost),
    keys: deriveAuthKeys(config),
    logRejectedSignIn: rejectedSignIns(database.sql, log),
  };
}
