import { Problem } from '@theia-astro/endpoints/problem';
import type { Sql } from '../database/database.ts';

/** Whose events: those of a key, as it calls the API, or all of an account (`keyId` null), in its dashboard. */
export interface EventOwner {
  readonly userId: string;
  readonly keyId: string | null;
}

/**
 * Has an event sent again, now, under the same id; one that was paid costs nothing. It is tried like every other one, and stays delivered if it was.
 * @returns false: there is no such event
 * @throws Problem 409 cannot_replay when it is not due yet, or has no webhook that is active
 */
export async function requestReplay(sql: Sql, { userId, keyId }: EventOwner, id: string): Promise<boolean> {
  const [event] = await sql<{ is_early: boolean; is_wanted: boolean }[]>`
    with event as (
      select e.id, e.due_at > now() as is_early, coalesce(w.status = 'active', false) as is_wanted
      from private.subscription_events e join private.event_subscriptions s on s.id = e.subscription_id left join private.webhook_endpoints w on w.id = s.endpoint_id
      where e.id = ${id} and s.user_id = ${userId} and (${keyId}::uuid is null or s.api_key_id = ${keyId}::uuid)
    ), replayed as (
      update private.subscription_events e set status = case when e.status = 'delivered' then e.status else 'ahead' end, next_attempt_at = now(), first_attempt_at = null, is_replay = true
      from event v where e.id = v.id and v.is_wanted and not v.is_early
      returning pg_notify('theia_subscription_events', '')
    )
    select is_early, is_wanted from event left join (select count(*) from replayed) r on true`;
  if (event === undefined) return false;
  if (event.is_early || !event.is_wanted)
    throw new Problem({
      code: 'cannot_replay',
      field: null,
      message: event.is_early ? 'The event is not due yet.' : 'The subscription has no webhook that is active.',
      hint: event.is_early
        ? 'It is sent when it is due.'
        : 'Give the subscription a webhook, or enable the one it has.',
    });
  return true;
}
