import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors, Provider } from 'oidc-provider';
import { changing } from '../database/acting.ts';
import type { Sql } from '../database/database.ts';
import { clientAddress } from '../http/connection/api-request.ts';

/** What is stored. A session of the library would sign a second user in as the first, and no other kind is used. */
const KINDS: ReadonlySet<string> = new Set([
  'Client',
  'Interaction',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
]);

/** How the record of a token, code, interaction or client is named. */
export const recordId = (id: string): Buffer => createHash('sha256').update(id).digest();

interface Parts {
  readonly sql: Sql;
  readonly resource: string;
  readonly trustedProxies: number;
}

/** The storage of the library in PostgreSQL, which all processes and nodes share. A grant is a row of `private.connected_apps`. */
export function openRecords(parts: Parts): (kind: string) => Adapter {
  return (kind) => (kind === 'Grant' ? grants(parts) : KINDS.has(kind) ? records(parts, kind) : NOTHING);
}

/** Ends an app whose code or refresh token was used twice. The audit log names the network that sent it. */
async function endAfterReuse({ sql, trustedProxies }: Parts, appId: string): Promise<void> {
  const request = Provider.ctx?.req;
  const network = request === undefined ? '' : clientAddress(request, trustedProxies);
  await changing(sql, { as: 'visitor', network }, (tx) => tx`select private.end_app_after_reuse(${appId})`);
}

function records(parts: Parts, kind: string): Adapter {
  const { sql } = parts;
  return {
    upsert: async (id, payload, expiresIn) => {
      const text = JSON.stringify(withoutId(payload));
      const appId = payload.grantId ?? null;
      await sql`
        insert into private.oauth_records as r (kind, id, payload, app_id, expires_at)
        values (${kind}, ${recordId(id)}, ${text}::text::json, ${appId}, now() + make_interval(secs => ${expiresIn ?? 0}))
        on conflict (kind, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`;
    },
    find: async (id) => {
      const [row] = await sql<{ payload: string; consumed: number | null }[]>`
        select payload::text as payload, extract(epoch from consumed_at)::int as consumed from private.oauth_records
        where kind = ${kind} and id = ${recordId(id)} and expires_at > now()`;
      if (row === undefined) return undefined;
      const payload = JSON.parse(row.payload) as AdapterPayload;
      if (kind === 'Client') return payload;
      return withId(id, { ...payload, ...(row.consumed === null ? {} : { consumed: row.consumed }) });
    },
    /** The first of several that come at the same time wins; the others are a reuse. */
    consume: async (id) => {
      const [row] = await sql<{ is_first: boolean; app_id: string | null }[]>`
        with used as (
          update private.oauth_records set consumed_at = now() where kind = ${kind} and id = ${recordId(id)} and consumed_at is null returning app_id
        )
        select true as is_first, app_id from used
        union all
        select false, app_id from private.oauth_records where kind = ${kind} and id = ${recordId(id)} and not exists (select from used)`;
      if (row?.is_first === true) return;
      if (row?.app_id != null) await endAfterReuse(parts, row.app_id);
      throw new errors.InvalidGrant('it was used already');
    },
    destroy: async (id) => {
      await sql`delete from private.oauth_records where kind = ${kind} and id = ${recordId(id)}`;
    },
    /** The end of the app deletes them. */
    revokeByGrantId: async () => {},
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

/** The address by which an interaction goes on contains its id. */
const RETURN_TO = 'returnTo';

function withoutId(payload: AdapterPayload): object {
  const address = payload[RETURN_TO];
  const cut = typeof address === 'string' ? { [RETURN_TO]: address.slice(0, address.lastIndexOf('/') + 1) } : {};
  return { ...payload, ...cut, jti: undefined };
}

function withId(id: string, payload: AdapterPayload): AdapterPayload {
  const address = payload[RETURN_TO];
  return { ...payload, jti: id, ...(typeof address === 'string' ? { [RETURN_TO]: address + id } : {}) };
}

const YEAR_S = 366 * 86_400;

function grants(parts: Parts): Adapter {
  const { sql, resource } = parts;
  return {
    ...NOTHING,
    find: async (id) => {
      const [app] = await sql<{ user_id: string; client_id: string; scopes: string[] }[]>`
        select user_id, client_id, scopes from private.connected_apps where id::text = ${id} and disconnected_at is null`;
      if (app === undefined) return undefined;
      const now = Math.floor(Date.now() / 1000);
      return {
        kind: 'Grant',
        jti: id,
        iat: now,
        exp: now + YEAR_S,
        accountId: app.user_id,
        clientId: app.client_id,
        resources: { [resource]: app.scopes.join(' ') },
      };
    },
    /** The library destroys a grant for a reuse, and when the client gives its refresh token back. */
    destroy: async (id) => {
      if (Provider.ctx?.oidc.route === 'revocation') await sql`select private.end_app(${id})`;
      else await endAfterReuse(parts, id);
    },
  };
}

const NOTHING: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
};
