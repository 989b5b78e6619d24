import { formatDate, formatDateTime } from '@/lib/format.ts';

/** `MMM d, yyyy HH:mm:ss`, wrapped between day and time if there is no space. */
export function DateTime({ at }: { at: string }) {
  const day = formatDate(at);
  return (
    <time dateTime={at} className="tabular-nums">
      <span className="whitespace-nowrap">{day}</span>{' '}
      <span className="whitespace-nowrap">{formatDateTime(at).slice(day.length + 1)}</span>
    </time>
  );
}
