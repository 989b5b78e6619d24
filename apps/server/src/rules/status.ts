/** `unknown`: nothing is measured yet, or it could not be read. */
export type ServiceState = 'operational' | 'degraded' | 'outage' | 'maintenance' | 'unknown';

/** How many of the calls of a time were answered. Percentages have four decimals, cut off. */
export interface Figures {
  /** Null if nothing was measured. */
  readonly availability_percent: number | null;
  readonly answered: number;
  readonly failed: number;
  readonly minutes: number;
  readonly absent_minutes: number;
  readonly maintenance_minutes: number;
}

export interface StatusDay extends Figures {
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
}

export interface StatusMonth extends Figures {
  /** `YYYY-MM` in UTC. */
  readonly month: string;
  /** `running`: not over. `ended`: its credit is not computed yet. `held`: the operator must decide, because much was not measured. */
  readonly state: 'running' | 'ended' | 'held' | 'crediting' | 'closed';
  /** The credited part of the plan price; null while it is not decided. */
  readonly credit_percent: number | null;
  readonly note: string | null;
}

export interface ProductLatency {
  /** Price tier, as in the price list. */
  readonly product: string;
  /** Answered calls. */
  readonly calls: number;
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
  readonly p99_ms: number | null;
}

export interface StatusIncident {
  readonly id: number;
  readonly title: string;
  readonly impact: 'degraded' | 'outage';
  readonly started_at: string;
  readonly closed_at: string | null;
  /** The newest first. */
  readonly updates: readonly { readonly at: string; readonly text: string }[];
}

export interface StatusMaintenance {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly announced_at: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly cancelled_at: string | null;
  /** True if it was announced a day ahead, so that its minutes count neither way. */
  readonly announced_ahead: boolean;
}

/** What `/status.json` says. */
export interface Status {
  readonly state: ServiceState;
  /** When this was read. */
  readonly as_of: string;
  /** True if the database cannot be read now: everything is as it was at `as_of`. */
  readonly stale: boolean;
  readonly promised_percent: number;
  /** When measuring began. */
  readonly measured_since: string | null;
  /** The last three months, the newest first. */
  readonly months: readonly StatusMonth[];
  /** The last 90 days, the oldest first. */
  readonly days: readonly StatusDay[];
  readonly latency: { readonly days: number; readonly products: readonly ProductLatency[] };
  /** Those of the last 90 days and open ones, the newest first. */
  readonly incidents: readonly StatusIncident[];
  readonly maintenance: readonly StatusMaintenance[];
}

export const PROMISED_PERCENT = 99.99;
