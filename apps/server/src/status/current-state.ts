import type { ServiceState, StatusIncident, StatusMaintenance } from '../rules/status.ts';

export interface CurrentFacts {
  readonly nowMs: number;
  /** Calls of the last five minutes. */
  readonly answered: number;
  readonly failed: number;
  readonly incidents: readonly StatusIncident[];
  readonly maintenance: readonly StatusMaintenance[];
}

/** Shares of failed calls from which the service counts as degraded, and as not available. */
const DEGRADED_SHARE = 0.01;
const OUTAGE_SHARE = 0.5;

/** The state of the service now: what the operator says and what is measured, whichever is worse; maintenance explains what is measured. */
export function currentState({ nowMs, answered, failed, incidents, maintenance }: CurrentFacts): ServiceState {
  const open = incidents.filter(({ closed_at: closedAt }) => closedAt === null);
  const share = failed === 0 ? 0 : failed / (answered + failed);
  const maintained = maintenance.some(
    (window) =>
      window.cancelled_at === null && Date.parse(window.starts_at) <= nowMs && nowMs < Date.parse(window.ends_at),
  );
  if (open.some(({ impact }) => impact === 'outage')) return 'outage';
  if (maintained) return 'maintenance';
  if (share >= OUTAGE_SHARE) return 'outage';
  return open.length > 0 || share >= DEGRADED_SHARE ? 'degraded' : 'operational';
}
