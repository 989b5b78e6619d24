const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** How long after its time something was delivered: `0.4 s`, `12 s`, `3 min`, `5 h`, `2 days`. */
export function delayWords(dueAt: string, deliveredAt: string): string {
  const seconds = Math.max(0, (Date.parse(deliveredAt) - Date.parse(dueAt)) / SECOND_MS);
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < MINUTE_S * 2) return `${Math.round(seconds)} s`;
  if (seconds < HOUR_S * 2) return `${Math.round(seconds / MINUTE_S)} min`;
  if (seconds < DAY_S * 2) return `${Math.round(seconds / HOUR_S)} h`;
  return `${Math.round(seconds / DAY_S)} days`;
}
