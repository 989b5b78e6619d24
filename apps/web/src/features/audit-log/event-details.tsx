import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { deviceName } from '@/components/trail/device-name.ts';
import { actorWords, eventWords } from '@/components/trail/words/event-words.ts';
import { CodePanel } from '@/components/code-panel.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { endOtherSessions } from '@/lib/operations/end-other-sessions.ts';
import type { TrailEvent } from '@/lib/operations/load-trail.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** What to do about an event that its owner did not cause: end the other sessions, then choose a new password. */
function NotMe({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate: end, isPending: busy } = useOperation(endOtherSessions(userId));
  return (
    <section aria-labelledby="not-me" className="mt-6 rounded-lg border border-line p-4">
      <h3 id="not-me" className="text-sm font-semibold">
        This was not you?
      </h3>
      <p className="mt-1 text-sm text-ink-muted">End every other session and choose a new password.</p>
      <Button look="danger" size="small" className="mt-3" disabled={busy} onClick={() => setAsking(true)}>
        This was not me
      </Button>
      <ConfirmDialog
        open={asking}
        title="End every other session?"
        confirm="End other sessions"
        onConfirm={() => end(undefined, { onSuccess: () => void navigate(paths.newPassword) })}
        onClose={() => setAsking(false)}
      >
        Whoever is signed in elsewhere is signed out, and links in mails become void. Then choose a new password here.
      </ConfirmDialog>
    </section>
  );
}

/** Everything that is known of an event. */
export function EventDetails({ userId, event }: { userId: string; event: TrailEvent }) {
  const { what, subject, more } = eventWords(event, formatDateTime);
  const device = deviceName(event.device);
  const isDetailed = JSON.stringify(event.details) !== '{}';
  return (
    <>
      <p className="text-sm">
        <span className="font-medium">{what}</span> <span className="text-ink-soft">{subject}</span>
        {more === null ? null : <span className="text-ink-soft">, {more}</span>}
      </p>
      <dl className="mt-3 divide-y divide-line text-sm">
        <Fact name="Time">{formatDateTime(event.created_at)}</Fact>
        <Fact name="By">{actorWords(event.actor)}</Fact>
        <Fact name="Device">
          {device ?? event.device ?? 'Not known'}
          {device === null ? null : <span className="block text-xs text-ink-muted">{event.device}</span>}
        </Fact>
        <Fact name="Network">{event.network ?? 'Not known'}</Fact>
        {event.session_id === null ? null : (
          <Fact name="Session">
            <span className="font-mono text-xs">{event.session_id}</span>
          </Fact>
        )}
        {event.event.startsWith('key.') && event.subject_id !== null ? (
          <Fact name="Key">
            <Link className={textLinkClass} to={`${paths.apiKeys}#key-${event.subject_id}`}>
              {event.subject}
            </Link>
          </Fact>
        ) : null}
        <Fact name="Event">
          <span className="font-mono text-xs">{event.event}</span>
        </Fact>
      </dl>
      {isDetailed ? (
        <section aria-label="Details" className="mt-6">
          <h3 className="mb-2 text-sm font-semibold">Details</h3>
          <CodePanel
            code={JSON.stringify(event.details, null, 2)}
            label="details"
            title="application/json"
            tall="max-h-80"
          />
        </section>
      ) : null}
      {event.actor === 'owner' || event.actor === 'visitor' ? <NotMe userId={userId} /> : null}
    </>
  );
}
