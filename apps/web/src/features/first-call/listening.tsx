import { Alert } from '@/components/ui/alert.tsx';
import { fixOf } from './failure.ts';
import { FixText } from './fix-text.tsx';
import type { LoggedCall } from './operations.ts';

/** Says that the page waits for a call, and what was wrong with the latest one if it failed. */
export function Listening({ latest }: { latest: LoggedCall | null }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <span aria-hidden="true" className="relative grid size-3 shrink-0 place-items-center">
          <span className="absolute size-3 rounded-full bg-accent/30 motion-safe:animate-ping" />
          <span className="size-2 rounded-full bg-accent" />
        </span>
        Waiting for your first call… It appears here by itself, from wherever you send it.
      </p>
      {latest !== null ? (
        <Alert tone="bad" title={`${latest.method} ${latest.path} was answered with ${latest.response_status}`}>
          {latest.error_message ? <p>{latest.error_message}</p> : null}
          <FixText fix={fixOf(latest.response_status)} />
        </Alert>
      ) : null}
    </div>
  );
}
