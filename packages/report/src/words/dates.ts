const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `12 March 2026`, of an instant or a local time as the API writes them; the day is the one that is written. */
export function dayText(instant: string): string {
  const { year, month, day } = partsOf(instant);
  return `${day} ${MONTHS[month - 1]!} ${year}`;
}

/** `March 2026`. */
export function monthText(instant: string): string {
  const { year, month } = partsOf(instant);
  return `${MONTHS[month - 1]!} ${year}`;
}

/** `Tuesday 3 March, 14:20`. */
export function momentText(local: string): string {
  const { year, month, day } = partsOf(local);
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!;
  return `${weekday} ${day} ${MONTHS[month - 1]!}, ${local.slice(local.indexOf('T') + 1, local.indexOf('T') + 6)}`;
}

/** `14 March 1879, 11:30`. */
export function birthText(local: string, unknown: boolean): string {
  const time = local.slice(local.indexOf('T') + 1, local.indexOf('T') + 6);
  return unknown ? `${dayText(local)}, time unknown` : `${dayText(local)}, ${time}`;
}

function partsOf(instant: string): { readonly year: number; readonly month: number; readonly day: number } {
  const found = /^([+-]?\d+)-(\d\d)-(\d\d)T/.exec(instant);
  if (found === null) throw new RangeError(`${instant} is no instant.`);
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}
