import { Alert } from '@/components/ui/alert.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import type { LoggedCall } from './operations.ts';

/** What to do about a call that failed with this status. */
interface Fix {
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string } | null;
}

/** The next step after a call that failed. */
export function fixOf(status: number): Fix {
  if (status === 401) return { text: 'The key was not accepted. Copy it again from step 1.', link: null };
  if (status === 402)
    return {
      text: 'The call needs a plan or credit.',
      link: { to: paths.billing, label: 'Add credit' },
    };
  if (status === 403)
    return {
      text: 'The plan or the limits of the key do not allow this call.',
      link: { to: paths.apiKeys, label: 'Check the key' },
    };
  if (status === 429) return { text: 'Too many calls at once. Wait a moment and send it again.', link: null };
  if (status >= 500)
    return { text: 'This is our fault. Send it again in a moment.', link: { to: paths.status, label: 'Status' } };
  return {
    text: 'Correct the request and send it again. Failed calls are free.',
    link: { to: paths.errors, label: 'Error reference' },
  };
}

/** What to do about a call that failed, with the way there. */
export function FixText({ fix }: { fix: Fix }) {
  return (
    <p>
      {fix.text} {fix.link ? <TextLink to={fix.link.to}>{fix.link.label}</TextLink> : null}
    </p>
  );
}

/** Says that the page waits for a call, and what was wrong with the latest one if it failed. */
export function Listening({ latest }: { latest: LoggedCall | null }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <span aria-hidden="true" className="relative grid size-3 shrink-0 place-items-center">
          <span className="absolute size-3 rounded-full bg-accent/30 motion-safe:animate-ping" />
          <span className="size-2 rounded-full bg-accent" />
        </span>
        Waiting for your first call… It appears here, wherever you send it from.
      </p>
      {latest !== null ? (
        <Alert tone="bad" title={`${latest.method} ${latest.path} returned ${latest.response_status}`}>
          {latest.error_message ? <p>{latest.error_message}</p> : null}
          <FixText fix={fixOf(latest.response_status)} />
        </Alert>
      ) : null}
    </div>
  );
}
