import { Problem } from '@theia-astro/endpoints/problem';
import {
  parseNewWebhook,
  parseWebhookChanges,
  parseWebhookRotation,
} from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { Account } from '../../metering/account.ts';
import type { Webhooks } from '../../webhooks/delivery-worker.ts';
import type { Call, CallServices } from '../call/call.ts';
import { permitName } from '../caller/permit-product.ts';
import { queryInput } from '../input/read-input.ts';
import {
  bodyFields,
  jsonAnswer,
  type Operation,
  type Operations,
  type PathServer,
  resourceServer,
  wholeNumber,
} from '../routing/resource-server.ts';

const PATH = /^\/webhooks(?:\/(whe_[0-9A-HJKMNP-TV-Z]{26})(?:\/(rotate|test|attempts))?)?$/;
/** Path of Stripe webhooks. */
const FROM_STRIPE = '/webhooks/stripe';
/** Test events that an account may have sent in a second, on average. */
const TESTS_PER_SECOND = 1;

/** The endpoints of the account of the calling key; a test key sees those of test keys, a live key the others. */
export function webhookServer(services: CallServices, webhooks: Webhooks): PathServer {
  const server = resourceServer(services, '/webhooks', (path) => {
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
  const by = ({ request }: Call) => ({ as: 'caller', network: request.remoteAddress }) as const;
  const permitted =
    (work: Operation): Operation =>
    (call, account, headers) => {
      permitName(account, 'subscriptions');
      return work(call, account, headers);
    };
  if (id === undefined)
    return {
      GET: permitted(async (_call, account) => jsonAnswer({ webhooks: await endpoints.list(ownerOf(account)) })),
      POST: permitted(async (call, { userId, isTest }) => {
        const made = await endpoints.create({ userId, isTest }, parseNewWebhook(await bodyFields(call)), by(call));
        const answer = jsonAnswer(made, 201);
        return { ...answer, headers: { ...answer.headers, location: `/webhooks/${made.id}` } };
      }),
    };
  if (part === 'rotate')
    return {
      POST: permitted(async (call, account) => {
        const hours = parseWebhookRotation(await bodyFields(call));
        return jsonAnswer(known(await endpoints.rotate(ownerOf(account), id, hours, by(call))));
      }),
    };
  if (part === 'test')
    return {
      POST: permitted(async (_call, account) => {
        const endpoint = known(await endpoints.sendingTo(ownerOf(account), id));
        const { allowed, retryAfterSeconds } = await limiter.take(`webhook-test:${account.userId}`, TESTS_PER_SECOND);
        if (!allowed)
          throw new Problem({
            code: 'rate_limited',
            field: null,
            message: 'Test events may be sent once a second.',
            hint: `Try again in ${retryAfterSeconds} s.`,
          });
        return jsonAnswer(known(await sendTest(endpoint)));
      }),
    };
  if (part === 'attempts')
    return {
      GET: permitted(async ({ request }, account) => {
        const { limit, cursor } = queryInput(request.query, new Set());
        const most = wholeNumber(limit, { name: 'limit', min: 1, max: 100, byDefault: 20 });
        const owner = ownerOf(account);
        known(await endpoints.find(owner, id));
        const attempts = await endpoints.attempts(owner, id, most + 1, readCursor(cursor));
        return jsonAnswer({
          attempts: attempts.slice(0, most),
          next_cursor: attempts.length > most ? attempts[most - 1]!.id : null,
        });
      }),
    };
  return {
    GET: permitted(async (_call, account) => jsonAnswer(known(await endpoints.find(ownerOf(account), id)))),
    POST: permitted(async (call, account) => {
      const changes = parseWebhookChanges(await bodyFields(call));
      return jsonAnswer(known(await endpoints.change(ownerOf(account), id, changes, by(call))));
    }),
    DELETE: permitted(async (call, account) => {
      if (!(await endpoints.remove(ownerOf(account), id, by(call)))) throw unknownWebhook();
      return { status: 204, body: null };
    }),
  };
}

const ownerOf = ({ userId, isTest }: Account) => ({ userId, isTest });

function known<T>(found: T | null): T {
  if (found === null) throw unknownWebhook();
  return found;
}

function readCursor(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^\d{1,18}$/.test(text)) return text;
  throw new Problem({
    code: 'invalid_cursor',
    field: 'cursor',
    message: 'cursor is not one of this list.',
    hint: 'Begin again without cursor.',
  });
}

function unknownWebhook(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'The account has no such webhook.',
    hint: 'GET /webhooks lists them.',
  });
}
