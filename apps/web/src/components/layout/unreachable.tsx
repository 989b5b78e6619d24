import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useAgain } from '@/lib/use-again.ts';
import { useOnline } from '@/lib/use-online.ts';

interface UnreachableProps {
  /** What is missing or kept, in one sentence. */
  about: string;
  onRetry: () => Promise<unknown>;
  /** What the button does, where a person asking may do more than what goes on by itself. */
  onAsked?: () => Promise<unknown>;
}

/** Stands where something could not be fetched; goes on by itself when the server is back. */
export function Unreachable({ about, onRetry, onAsked = onRetry }: UnreachableProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  useAgain(onRetry);
  const retry = async () => {
    setBusy(true);
    await onAsked().catch(() => undefined);
    setBusy(false);
  };
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center px-6 py-16 text-center">
      <h1 className="text-heading">{online ? 'Theia cannot be reached' : 'You are offline'}</h1>
      <p className="mt-2 text-ink-muted">
        {about} {online ? 'It is tried again every few seconds.' : 'It goes on by itself when the connection is back.'}
      </p>
      <Button className="mt-6" disabled={busy} onClick={() => void retry()}>
        {busy ? <Spinner /> : null}Try again
      </Button>
    </div>
  );
}
