const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether the browser's date picker can show a day. One that the calendar does not have it would show as nothing. */
export function isPickableDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether the browser's time picker can show a time. */
export const isPickableTime = (text: string): boolean => CLOCK.test(text);
