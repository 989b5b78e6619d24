const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A moment as mails write it: `22 November 2026 at 14:05 UTC`. */
export function momentOf(time: Date): string {
  return `${MOMENT.format(time)} UTC`;
}
