import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { playgroundAddress } from '@/lib/calls/playground-address.ts';
import { type LoggedRequest, resendable } from './logged-request.ts';
import { callQuery } from './operations/call.ts';

/** Where a logged call opens in the playground, or why it does not: a call of which a part is gone would be another call. */
export function playgroundOf(call: LoggedRequest): { readonly address: string } | { readonly reason: string } {
  const what = resendable(call);
  if ('reason' in what) return { reason: what.reason.replace('sent again from here', 'opened in the playground') };
  const address = playgroundAddress(what.request);
  return address === null ? { reason: 'The request is too long to be opened in the playground.' } : { address };
}

/** The way from the details of a call to the playground. Where the log does not hold the whole request, it says so. */
export function PlaygroundButton({ call }: { call: LoggedRequest }) {
  const where = playgroundOf(call);
  return 'address' in where ? (
    <ButtonLink to={where.address} look="outline" size="small">
      Open in playground
    </ButtonLink>
  ) : (
    <Button look="outline" size="small" disabled title={where.reason}>
      Open in playground
    </Button>
  );
}

interface PlaygroundDialogProps {
  userId: string;
  /** Null: closed. */
  callId: string | null;
  onClose: () => void;
}

/** Goes to the playground with a call of the list; opens only where that takes a moment, or cannot be done. */
export function PlaygroundDialog({ userId, callId, onClose }: PlaygroundDialogProps) {
  return (
    <Dialog
      open={callId !== null}
      title="Open in the playground"
      description="Its path and fields, in a form. Nothing is sent."
      onClose={onClose}
    >
      {callId === null ? null : <Leading userId={userId} callId={callId} onClose={onClose} />}
    </Dialog>
  );
}

function Leading({ userId, callId, onClose }: PlaygroundDialogProps & { callId: string }) {
  const navigate = useNavigate();
  const { data: call, error, isPending, refetch } = useQuery(callQuery(userId, callId));
  const where = call ? playgroundOf(call) : null;
  const address = where !== null && 'address' in where ? where.address : null;
  useEffect(() => {
    if (address !== null) void navigate(address);
  }, [address, navigate]);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (isPending || address !== null) return <Skeleton className="h-16" />;
  return (
    <div className="grid gap-4 text-sm">
      <Alert tone="plain" title="It cannot be opened">
        <p>{where !== null && 'reason' in where ? where.reason : 'This call is not in your log.'}</p>
      </Alert>
      <div className="flex justify-end">
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
