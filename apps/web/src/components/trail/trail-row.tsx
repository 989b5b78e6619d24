import { DateTime } from '@/components/ui/date-time.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDateTime } from '@/lib/format.ts';
import type { TrailEvent } from '@/lib/operations/load-trail.ts';
import { deviceName } from './device-name.ts';
import { actorWords, eventWords } from './words/event-words.ts';

/** Who did it and from where, in one line. */
function whoWords({ actor, network, device }: TrailEvent): string {
  return [actorWords(actor), deviceName(device), network].filter((word) => word !== null && word !== '').join(', ');
}

/** An event of the audit log in a list. With `onOpen` the row is a button. */
export function TrailRow({
  event,
  onOpen,
  className,
}: {
  event: TrailEvent;
  onOpen?: (event: TrailEvent) => void;
  className?: string;
}) {
  const { what, subject, more } = eventWords(event, formatDateTime);
  return (
    <li className={cn('relative grid gap-x-6 gap-y-0.5 py-3 text-sm sm:grid-cols-[12.5rem_minmax(0,1fr)]', className)}>
      <span className="text-[0.8125rem] text-ink-muted">
        <DateTime at={event.created_at} />
      </span>
      <div className="min-w-0 break-words">
        <p>
          {onOpen === undefined ? (
            <span className="font-medium">{what}</span>
          ) : (
            <button
              type="button"
              className="text-left font-medium after:absolute after:inset-0"
              onClick={() => onOpen(event)}
            >
              {what}
            </button>
          )}{' '}
          <span className="text-ink-soft">{subject}</span>
          {more === null ? null : <span className="text-ink-soft">, {more}</span>}
        </p>
        <p className="text-[0.8125rem] text-ink-muted" title={event.device ?? undefined}>
          {whoWords(event)}
        </p>
      </div>
    </li>
  );
}
