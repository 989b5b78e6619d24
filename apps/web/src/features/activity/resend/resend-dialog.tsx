import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { isFree, priceText, sendLabel } from '@/lib/calls/price.ts';
import { formatUsd } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { resendable } from '../logged-request.ts';
import { type CallDetails, callQuery, resendCall, resendOfferQuery } from '../operations/call.ts';

interface ResendDialogProps {
  userId: string;
  /** Null: closed. */
  callId: string | null;
  onClose: () => void;
  /** The new call is in the log. */
  onSent: (callId: string, newCallId: string) => void;
}

/** Sends a logged call again. It asks first where that takes money or a call of the plan. */
export function ResendDialog({ userId, callId, onClose, onSent }: ResendDialogProps) {
  return (
    <Dialog
      open={callId !== null}
      title="Send this call again"
      description="The same path and fields, as a new call with your present key."
      onClose={onClose}
    >
      {callId === null ? null : (
        <Loaded key={callId} userId={userId} callId={callId} onClose={onClose} onSent={(id) => onSent(callId, id)} />
      )}
    </Dialog>
  );
}

interface LoadedProps {
  userId: string;
  callId: string;
  onClose: () => void;
  onSent: (newCallId: string) => void;
}

function Loaded({ userId, callId, onClose, onSent }: LoadedProps) {
  const { data: call, error, isPending, refetch } = useQuery(callQuery(userId, callId));
  if (isPending) return <Waiting />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!call) return <NotSent reason="This call is not in your log." onClose={onClose} />;
  return <Offer userId={userId} call={call} onClose={onClose} onSent={onSent} />;
}

function Offer({ userId, call, onClose, onSent }: Omit<LoadedProps, 'callId'> & { call: CallDetails }) {
  const what = resendable(call);
  const request = 'request' in what ? what.request : null;
  const {
    data: offer,
    error,
    isPending,
    refetch,
  } = useQuery(resendOfferQuery(userId, call.id, call.api_key_id, request));
  const { mutate, isPending: isSending, problem } = useOperation(resendCall(userId));
  const [requestId] = useState(() => `resend-${crypto.randomUUID()}`);
  // Of two clicks before the button is disabled, one sends.
  const isUnderWay = useRef(false);
  const send = () => {
    if (isUnderWay.current || !offer || request === null) return;
    isUnderWay.current = true;
    mutate(
      { request, key: offer.key, requestId },
      { onSuccess: onSent, onSettled: () => void (isUnderWay.current = false) },
    );
  };
  const isFreeNow = offer ? isFree(offer.price) : false;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isFreeNow || hasBegun.current) return;
    hasBegun.current = true;
    send();
  });
  if ('reason' in what) return <NotSent reason={what.reason} onClose={onClose} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Waiting />;
  if (offer === null) return <NotSent reason="You have no active key." onClose={onClose} />;
  return (
    <div className="grid gap-4 text-sm">
      <p className="font-mono text-[0.8125rem] break-all">
        <span className="mr-2 rounded bg-sunken px-1.5 py-0.5 font-semibold">{call.method}</span>
        {call.path}
      </p>
      <p>
        {priceText(offer.price, formatUsd)}{' '}
        <span className="text-ink-muted">
          Key: {offer.key.label}
          {offer.key.id === call.api_key_id ? '' : ', because the key of the call does not work any more'}.
        </span>
      </p>
      {problem ? <Alert tone="bad">{problem}</Alert> : null}
      <DialogActions onCancel={onClose}>
        <Button disabled={isSending} onClick={send} busy={isSending}>
          {isSending ? 'Sending…' : sendLabel(offer.price, formatUsd)}
        </Button>
      </DialogActions>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the price" className="grid gap-4">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="ml-auto h-10 w-40" />
    </div>
  );
}

function NotSent({ reason, onClose }: { reason: string; onClose: () => void }) {
  return (
    <div className="grid gap-4 text-sm">
      <Alert tone="plain" title="It cannot be sent again">
        <p>{reason}</p>
      </Alert>
      <div className="flex justify-end">
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
