import { Link, useNavigate } from 'react-router';
import { CodePanel } from '@/components/code-panel.tsx';
import { deviceName } from '@/components/trail/device-name.ts';
import { actorWords, eventWords } from '@/components/trail/words/event-words.ts';
import { restOf } from '@/components/trail/words/words.ts';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { FactList } from '@/components/ui/facts.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { endOtherSessions } from '@/lib/operations/end-other-sessions.ts';
import type { TrailEvent } from '@/lib/operations/load-trail.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';

/** What to do about an event that its owner did not cause: end the other sessions, then choose a new password. */
function NotMe({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const { mutate: end, isPending: busy } = useOperation(endOtherSessions(userId));
  return (
    <section aria-labelledby="not-me" className="mt-6 rounded-lg border border-line p-4">
      <h3 id="not-me" className="text-sm font-semibold">
        This was not you?
      </h3>
      <p className="mt-1 text-sm text-ink-muted">End every other session and choose a new password.</p>
      <ConfirmButton
        look="danger"
        size="small"
        className="mt-3"
        disabled={busy}
        title="End every other session?"
        confirm="End other sessions"
        question="Every other browser is signed out, and links in emails stop working. Then choose a new password here."
        onConfirm={() => end(undefined, { onSuccess: () => void navigate(paths.newPassword) })}
      >
        This was not me
      </ConfirmButton>
    </section>
  );
}

/** Everything that is known of an event. */
export function EventDetails({ userId, event }: { userId: string; event: TrailEvent }) {
  const text = eventWords(event, formatDateTime);
  const device = deviceName(event.device);
  const deviceWords = (
    <>
      {device ?? event.device ?? 'Not known'}
      {device === null ? null : <span className="block text-xs text-ink-muted">{event.device}</span>}
    </>
  );
  const key = (
    <Link className={textLinkClass} to={`${paths.apiKeys}#key-${event.subject_id}`}>
      {event.subject}
    </Link>
  );
  const isDetailed = JSON.stringify(event.details) !== '{}';
  return (
    <>
      <p className="text-sm">
        <span className="font-medium">{text.what}</span>
        <span className="text-ink-soft">{restOf(text)}</span>
      </p>
      <FactList
        className="mt-3"
        facts={[
          ['Time', formatDateTime(event.created_at)],
          ['By', actorWords(event.actor)],
          ['Device', deviceWords],
          ['Network', event.network ?? 'Not known'],
          event.session_id !== null && ['Session', event.session_id, 'font-mono text-xs'],
          event.event.startsWith('key.') && event.subject_id !== null && ['Key', key],
          ['Event', event.event, 'font-mono text-xs'],
        ]}
      />
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
