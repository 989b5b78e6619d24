import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useRetry } from '@/lib/use-retry.ts';
import { useOnline } from '@/lib/use-online.ts';

interface UnreachableProps {
  /** One sentence that says what is missing or preserved. */
  about: string;
  onRetry: () => Promise<unknown>;
  /** The action of the button, if it differs from the automatic retry. */
  onAsked?: () => Promise<unknown>;
}

/** Shown in place of content that could not be loaded. Retries automatically until the server is back. */
export function Unreachable({ about, onRetry, onAsked = onRetry }: UnreachableProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  useRetry(onRetry);
  const retry = async () => {
    setBusy(true);
    await onAsked().catch(() => undefined);
    setBusy(false);
  };
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center px-6 py-16 text-center">
      <h1 className="text-heading">{online ? 'Theia cannot be reached' : 'You are offline'}</h1>
      <p className="mt-2 text-ink-muted">
        {about} {online ? 'It is tried again every few seconds.' : 'It continues when the connection is back.'}
      </p>
      <Button className="mt-6" disabled={busy} onClick={() => void retry()}>
        {busy ? <Spinner /> : null}Try again
      </Button>
    </div>
  );
}
