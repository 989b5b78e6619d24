import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errors, type Provider } from 'oidc-provider';
import { actAs } from '../database/acting.ts';
import { raisedProblem } from '../database/database.ts';
import { withKeySecrets } from '../database/key-secret.ts';
import type { Database } from '../database/database.ts';
import { callerAddress } from '../http/connection/api-request.ts';
import { type ConsentRequest, consentDecision, isAppScope } from '../rules/connected-apps.ts';
import { type Access, AccessDenied, type User } from '../sessions/access.ts';
import { ownOriginOnly } from '../sessions/own-origin.ts';
import { redirectHost } from './client-metadata.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

export interface ConsentParts {
  readonly provider: () => Promise<Provider>;
  readonly access: Access;
  readonly database: Database;
  readonly publicUrl: string;
  readonly trustedProxies: number;
}

const BODY_BYTES_MAX = 4_096;
const EXPIRED = 'This request has expired, or was begun in another browser. Go back to the app and connect again.';

/** A rejected call of the consent page; the message is shown there. */
class Refused extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409;
  constructor(status: Refused['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * What the consent page calls, below its own path, where the browser sends the signed cookie of its request: `request` says what is asked for, `decision`
 * allows or refuses it for the user of the access token. Without the cookie there is no request, so a link that somebody else began leads nowhere.
 */
export function consentRoutes({ provider, access, database, publicUrl, trustedProxies }: ConsentParts): Hono {
  const app = new Hono();
  app.use('*', ownOriginOnly(publicUrl, ['POST']));
  app.use(
    '*',
    bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ error: 'The request body is too large' }, 413) }),
  );
  app.use('*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  const interactionOf = async (c: Context): Promise<Interaction> => {
    const { incoming, outgoing }: HttpBindings = c.env;
    // A form or a script of another site cannot set it.
    if (c.req.header('content-type')?.startsWith('application/json') !== true)
      throw new Refused(400, 'The request body must be sent as application/json');
    const interaction = await (await provider()).interactionDetails(incoming, outgoing).catch((error: unknown) => {
      throw error instanceof errors.SessionNotFound ? new Refused(404, EXPIRED) : error;
    });
    if (interaction.uid !== c.req.param('uid')) throw new Refused(404, EXPIRED);
    return interaction;
  };

  app.post('/:uid/request', async (c: Context) =>
    c.json(await describeRequest(await provider(), await interactionOf(c))),
  );

  app.post('/:uid/decision', async (c: Context) => {
    const interaction = await interactionOf(c);
    const decision = consentDecision.safeParse(await c.req.json().catch(() => null));
    if (!decision.success)
      throw new Refused(400, decision.error.issues[0]?.message ?? 'The decision is not understood');
    const { incoming, outgoing }: HttpBindings = c.env;
    const finish = async (result: Parameters<Provider['interactionResult']>[2]) =>
      c.json({
        redirect_to: await (
          await provider()
        ).interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false }),
      });
    if (interaction.result !== undefined) throw new Refused(409, 'This request was decided already.');
    if (!decision.data.allow) return finish({ error: 'access_denied', error_description: 'The user did not allow it' });
    const user = await signedIn(c);
    const appId = await connect(user, interaction, decision.data.daily_limit_usd, callerAddress(c, trustedProxies));
    return finish({ login: { accountId: user.userId, remember: false }, consent: { grantId: appId } });
  });

  const signedIn = async (c: Context): Promise<User> => {
    const caller = await access.caller(c.req.header('authorization'));
    if (caller.role === 'anon') throw new Refused(401, 'Please sign in');
    return caller;
  };

  const connect = async (user: User, interaction: Interaction, limitUsd: number, network: string): Promise<string> => {
    const clientId = String(interaction.params['client_id']);
    const shown = await describeRequest(await provider(), interaction);
    return withKeySecrets(database, async (tx) => {
      await actAs(tx, { claims: { ...user.claims, network } });
      const [app] = await tx<{ id: string }[]>`
        select private.connect_app(${clientId}, ${shown.name}, ${shown.client_host}, ${shown.redirect_host}, ${[...shown.scopes]}::text[], ${limitUsd}) as id`;
      if (app === undefined) throw new Error('an app was connected without an id');
      return app.id;
    });
  };

  app.onError((error, c) => {
    if (error instanceof Refused) return c.json({ error: error.message }, error.status);
    if (error instanceof AccessDenied) return c.json({ error: error.message }, 401);
    const problem = raisedProblem(error);
    if (problem?.status === 403) return c.json({ error: problem.message }, 403);
    throw error;
  });
  return new Hono().route('/connect', app);
}

async function describeRequest(provider: Provider, { params }: Interaction): Promise<ConsentRequest> {
  const clientId = String(params['client_id']);
  const client = await provider.Client.find(clientId);
  if (client === undefined)
    throw new Refused(404, 'The app is not registered any more. Go back to it and connect again.');
  return {
    client_id: clientId,
    name: client.clientName ?? redirectHost(String(params['redirect_uri'])),
    client_host: clientId.startsWith('https://') ? new URL(clientId).host : null,
    redirect_host: redirectHost(String(params['redirect_uri'])),
    scopes: String(params['scope'] ?? '')
      .split(' ')
      .filter(isAppScope),
  };
}
