/** The share of failed calls as text. Neither a few failures nor a few successes are rounded away. */
export function failedShare(failed: number, calls: number): string {
  if (failed === 0 || calls === 0) return '0%';
  if (failed === calls) return '100%';
  const percent = (failed / calls) * 100;
  if (percent < 0.1) return '<0.1%';
  return `${Math.min(percent, 99.9).toFixed(1)}%`;
}

/** The query with which the page of calls shows the failed calls of the last 24 hours. */
export const FAILED_TODAY = '?range=day&status=failed';
