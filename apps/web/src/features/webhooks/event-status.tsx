import type { EventRow } from '@theia-astro/server/rules/operations/webhooks';
import { Badge } from '@/components/ui/badge.tsx';

/** The state of an event, in a word. */
export function EventStatusBadge({
  event: { status, attempts, next_attempt_at: next },
}: {
  event: Pick<EventRow, 'status' | 'attempts' | 'next_attempt_at'>;
}) {
  switch (status) {
    case 'delivered':
      return <Badge tone="ok">Delivered</Badge>;
    case 'failed':
      return <Badge tone="bad">Failed</Badge>;
    case 'skipped':
      return <Badge tone="plain">Not sent</Badge>;
    case 'ahead':
      return attempts > 0 && next !== null ? (
        <Badge tone="warn">Trying again</Badge>
      ) : (
        <Badge tone="plain">Upcoming</Badge>
      );
  }
}
