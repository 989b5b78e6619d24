import { Problem } from '@theia-astro/endpoints/problem';
import {
  parseNewWebhook,
  parseWebhookChanges,
  parseWebhookRotation,
} from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { WebhookExtras, WebhookListExtras } from '../../rules/resources.ts';
import type { Webhooks } from '../../webhooks/delivery-worker.ts';
import type { CallServices } from '../call/call.ts';
import { requireFound, type ResourceCaller } from '../caller/resource-caller.ts';
import { readPage } from '../routing/pages.ts';
import {
  bodyFields,
  jsonAnswer,
  type Operations,
  type PathServer,
  resourceServer,
} from '../routing/resource-server.ts';

const PATH = /^\/webhooks(?:\/(whe_[0-9A-HJKMNP-TV-Z]{26})(?:\/(rotate|test|attempts))?)?$/;
/** Path of Stripe webhooks. */
const FROM_STRIPE = '/webhooks/stripe';
/** Test events that an account may have sent in a second, on average. */
const TESTS_PER_SECOND = 1;
const UNKNOWN = {
  message: 'The account has no such webhook.',
  hint: 'GET /webhooks lists them.',
  forUser: 'There is no such endpoint any more',
};

/** The endpoints of the account of the caller; a test key sees those of test keys, a live key the others, a session all. */
export function webhookServer(services: CallServices, webhooks: Webhooks): PathServer {
  const server = resourceServer(services, { root: '/webhooks', product: 'subscriptions' }, (path) => {
    const [found, id, part] = PATH.exec(path) ?? [];
    return found === undefined ? null : operations(services, webhooks, id, part);
  });
  return { ...server, owns: (path) => server.owns(path) && !path.startsWith(FROM_STRIPE) };
}

function operations(
  { limiter }: CallServices,
  { endpoints, sendTest }: Webhooks,
  id: string | undefined,
  part: string | undefined,
): Operations {
  if (id === undefined)
    return {
      GET: async (_call, caller) => {
        const webhooks = await endpoints.list(caller);
        return jsonAnswer(caller.kind === 'key' ? { webhooks } : await withSubscriptions(endpoints, caller, webhooks));
      },
      POST: async (call, { userId, isTest, by }) => {
        const owner = { userId, isTest: isTest ?? false };
        const made = await endpoints.create(owner, parseNewWebhook(await bodyFields(call)), by);
        const answer = jsonAnswer(made, 201);
        return { ...answer, headers: { ...answer.headers, location: `/webhooks/${made.id}` } };
      },
    };
  if (part === 'rotate')
    return {
      POST: async (call, caller) => {
        const hours = parseWebhookRotation(await bodyFields(call));
        return jsonAnswer(requireFound(caller, await endpoints.rotate(caller, id, hours, caller.by), UNKNOWN));
      },
    };
  if (part === 'test')
    return {
      POST: async (_call, caller) => {
        const endpoint = requireFound(caller, await endpoints.sendingTo(caller, id), UNKNOWN);
        const { allowed, retryAfterSeconds } = await limiter.take(`webhook-test:${caller.userId}`, TESTS_PER_SECOND);
        if (!allowed)
          throw new Problem({
            code: 'rate_limited',
            field: null,
            message: `Test events may be sent once a second.${caller.kind === 'session' ? ' Please wait a moment.' : ''}`,
            hint: `Try again in ${retryAfterSeconds} s.`,
          });
        return jsonAnswer(requireFound(caller, await sendTest(endpoint, caller.by), UNKNOWN));
      },
    };
  if (part === 'attempts')
    return {
      GET: async (call, caller) => {
        requireFound(caller, await endpoints.find(caller, id), UNKNOWN);
        const { rows, next_cursor } = await readPage(call, {
          of: 'attempt of this list',
          ids: /^\d{1,18}$/,
          has: async () => true,
          read: (limit, after) => endpoints.attempts(caller, id, limit, after),
        });
        return jsonAnswer({ attempts: rows, next_cursor });
      },
    };
  return {
    GET: async (_call, caller) => jsonAnswer(requireFound(caller, await endpoints.find(caller, id), UNKNOWN)),
    POST: async (call, caller) => {
      const changes = parseWebhookChanges(await bodyFields(call));
      return jsonAnswer(requireFound(caller, await endpoints.change(caller, id, changes, caller.by), UNKNOWN));
    },
    DELETE: async (_call, caller) => {
      requireFound(caller, await endpoints.remove(caller, id, caller.by), UNKNOWN);
      return { status: 204, body: null };
    },
  };
}

async function withSubscriptions<Webhook extends { readonly id: string }>(
  endpoints: Webhooks['endpoints'],
  { userId }: ResourceCaller,
  webhooks: readonly Webhook[],
): Promise<{ readonly webhooks: readonly (Webhook & WebhookExtras)[] } & WebhookListExtras> {
  const counts = await endpoints.countSubscriptions(userId);
  return {
    webhooks: webhooks.map((one) => ({ ...one, subscriptions: counts.get(one.id) ?? 0 })),
    subscriptions: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
