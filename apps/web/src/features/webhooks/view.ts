import { EVENT_STATUSES } from '@theia-astro/server/rules/webhooks';

export const VIEWS = ['endpoints', 'subscriptions', 'events'] as const;
/** The part of the page that is shown. */
export type View = (typeof VIEWS)[number];

/** Which events are listed. It is stored in the URL, so that a view can be bookmarked and shared. */
export interface EventFilter {
  /** `past`: those that were due. `ahead`: those that are not yet. */
  readonly when: 'past' | 'ahead';
  /** Empty: any. */
  readonly status: (typeof EVENT_STATUSES)[number] | '';
  /** The id of a subscription; empty: all. */
  readonly subscription: string;
}

export interface PageState extends EventFilter {
  readonly view: View;
  /** The open event; null: none. */
  readonly event: string | null;
}

const SUBSCRIPTION_ID = /^sub_[0-9A-HJKMNP-TV-Z]{26}$/;
const EVENT_ID = /^evt_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Reads the state of the page from a URL; unknown values are ignored. */
export function readState(params: URLSearchParams): PageState {
  const subscription = params.get('subscription') ?? '';
  const event = params.get('event') ?? '';
  return {
    view: VIEWS.find((known) => known === params.get('view')) ?? 'endpoints',
    when: params.get('when') === 'ahead' ? 'ahead' : 'past',
    status: EVENT_STATUSES.find((known) => known === params.get('status')) ?? '',
    subscription: SUBSCRIPTION_ID.test(subscription) ? subscription : '',
    event: EVENT_ID.test(event) ? event : null,
  };
}

/** The query string of a state, without default values. Filters belong to the view of events. */
export function writeState({ view, when, status, subscription, event }: PageState): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'endpoints') params.set('view', view);
  if (view !== 'events') return params;
  if (when !== 'past') params.set('when', when);
  if (status !== '') params.set('status', status);
  if (subscription !== '') params.set('subscription', subscription);
  if (event !== null) params.set('event', event);
  return params;
}

/** True when a filter leaves something out. */
export function isFiltered({ status, subscription }: EventFilter): boolean {
  return status !== '' || subscription !== '';
}
