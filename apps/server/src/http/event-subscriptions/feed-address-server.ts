import type { feedSchema } from '@theia-astro/endpoints/subscriptions/subscription-paths';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';
import type { Sql } from '../../database/database.ts';
import { feedUrl, makeFeed, withdrawFeed } from '../../event-subscriptions/feed/feed-store.ts';
import type { CallServices } from '../call/services.ts';
import { permitName } from '../caller/permit-product.ts';
import { jsonAnswer, type Operations, type PathServer, resourceServer } from '../routing/resource-server.ts';

const PATH = /^\/subscriptions\/(sub_[0-9A-HJKMNP-TV-Z]{26})\/feed$/;

/** The address of the calendar of a subscription of the calling key: POST makes a new one, DELETE ends it. */
export function feedAddressServer(services: CallServices, sql: Sql, publicUrl: string): PathServer {
  const operations = (id: string): Operations => ({
    POST: async (_call, account) => {
      permitName(account, 'subscriptions');
      const secret = await makeFeed(sql, account, id);
      if (secret === null) throw unknownSubscription();
      return jsonAnswer({ url: feedUrl(publicUrl, secret) } satisfies Wire<typeof feedSchema>);
    },
    DELETE: async (_call, account) => {
      permitName(account, 'subscriptions');
      if (!(await withdrawFeed(sql, account, id))) throw unknownSubscription();
      return { status: 204, body: null };
    },
  });
  const { answer } = resourceServer(services, '/subscriptions', (path) => {
    const id = PATH.exec(path)?.[1];
    return id === undefined ? null : operations(id);
  });
  return { owns: (path) => PATH.test(path), answer };
}

function unknownSubscription(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'This key has no such subscription.',
    hint: 'GET /subscriptions lists those it has.',
  });
}
