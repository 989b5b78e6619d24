import {
  parseNewWebhook,
  parseWebhookChanges,
  parseWebhookRotation,
} from '@theia-astro/endpoints/webhooks/webhook-schema';
import { z } from 'zod';
import type { Sql } from '../../../database/database.ts';
import type { EndpointList, EndpointSecret } from '../../../rules/webhooks.ts';
import type { Webhooks } from '../../../webhooks/delivery-worker.ts';
import { type AccountFunction, asRefusal, type FunctionCall, FunctionRefused, read } from '../account-function.ts';
import { endpointId, known } from './ids.ts';

/** Seconds to wait before an account may have another test event sent; 0: none. The event is then counted. */
export type AdmitTest = (userId: string) => number;

const idOnly = z.object({ id: endpointId });
const withId = z.looseObject({ id: endpointId });

const ownerOf = ({ user }: FunctionCall) => ({ userId: user.userId, isTest: null });
const by = ({ user }: FunctionCall) => ({ claims: user.claims });

/** The endpoints of the signed-in user, those of test keys too, through the store that the API uses. */
export function endpointFunctions({ endpoints, sendTest }: Webhooks, admitTest: AdmitTest): readonly AccountFunction[] {
  return [
    {
      name: 'webhook-endpoints',
      handle: async (call): Promise<EndpointList & Record<string, unknown>> => {
        const [listed, counts] = await Promise.all([endpoints.list(ownerOf(call)), countSubscriptions(call)]);
        return {
          endpoints: listed.map((one) => ({ ...one, subscriptions: counts.get(one.id) ?? 0 })),
          subscriptions: [...counts.values()].reduce((sum, count) => sum + count, 0),
        };
      },
    },
    {
      name: 'create-webhook-endpoint',
      handle: (call) =>
        asRefusal(async () => {
          const given = parseNewWebhook(read(z.record(z.string(), z.unknown()), call.body));
          return secretOf(await endpoints.create({ userId: call.user.userId, isTest: false }, given, by(call)));
        }),
    },
    {
      name: 'change-webhook-endpoint',
      handle: (call) =>
        asRefusal(async () => {
          const { id, ...changes } = read(withId, call.body);
          known(await endpoints.change(ownerOf(call), id, parseWebhookChanges(changes), by(call)), 'endpoint');
          return { id };
        }),
    },
    {
      name: 'delete-webhook-endpoint',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        if (!(await endpoints.remove(ownerOf(call), id, by(call)))) known(null, 'endpoint');
        return { id };
      },
    },
    {
      name: 'rotate-webhook-secret',
      handle: (call) =>
        asRefusal(async () => {
          const { id, ...rotation } = read(withId, call.body);
          const hours = parseWebhookRotation(rotation);
          return secretOf(known(await endpoints.rotate(ownerOf(call), id, hours, by(call)), 'endpoint'));
        }),
    },
    {
      name: 'test-webhook-endpoint',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        const endpoint = known(await endpoints.sendingTo(ownerOf(call), id), 'endpoint');
        if (admitTest(call.user.userId) > 0)
          throw new FunctionRefused(429, 'Test events may be sent once a second. Please wait a moment.');
        return { ...known(await sendTest(endpoint), 'endpoint') };
      },
    },
  ];
}

function secretOf({
  id,
  secret,
}: {
  readonly id: string;
  readonly secret?: string | undefined;
}): EndpointSecret & Record<string, unknown> {
  if (secret === undefined) throw new Error('a new signing secret was not told');
  return { id, secret };
}

/** How many subscriptions of the user send to each endpoint; those that send to none are under an empty id. */
async function countSubscriptions({
  sql,
  user,
}: {
  readonly sql: Sql;
  readonly user: FunctionCall['user'];
}): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ endpoint_id: string; count: number }[]>`
    select coalesce(s.endpoint_id, '') as endpoint_id, count(*)::int as count from private.event_subscriptions s where s.user_id = ${user.userId} group by 1`;
  return new Map(rows.map(({ endpoint_id: id, count }) => [id, count]));
}
