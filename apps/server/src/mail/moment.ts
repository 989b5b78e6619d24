const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Formats an instant for mails: `22 November 2026 at 14:05 UTC`. */
export function formatMoment(time: Date): string {
  return `${MOMENT.format(time)} UTC`;
}
