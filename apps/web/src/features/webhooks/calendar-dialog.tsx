import { useState } from 'react';
import { CalendarDays } from '@/components/icons/icons.tsx';
import { subscriptionName } from '@/components/trail/words/event-words.ts';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { DialogActions, DialogButton } from '@/components/ui/dialog.tsx';
import { Problem } from '@/components/ui/problem.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Subscription } from '@/lib/resources.ts';
import { makeCalendarAddress, withdrawCalendarAddress } from './operations/subscriptions.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface CalendarFormProps {
  userId: string;
  subscription: Subscription;
  onMade: (url: string) => void;
  onClose: () => void;
}

function CalendarForm({ userId, subscription, onMade, onClose }: CalendarFormProps) {
  const make = useOperation(makeCalendarAddress(userId, subscription.id));
  const withdraw = useOperation(withdrawCalendarAddress(userId, subscription.id));
  const { feed_created_at: createdAt } = subscription;
  const busy = make.isPending || withdraw.isPending;
  const problem = make.problem ?? withdraw.problem;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {createdAt === null
          ? 'There is no link yet.'
          : `The link was created on ${formatDateTime(createdAt)}. A new one replaces it immediately.`}
      </p>
      <Problem className="mt-3">{problem}</Problem>
      <DialogActions onCancel={onClose} className="mt-5">
        {createdAt === null ? null : (
          <Button look="danger" disabled={busy} onClick={() => withdraw.mutate(undefined, { onSuccess: onClose })}>
            {withdraw.isPending ? <Spinner /> : null}Revoke link
          </Button>
        )}
        <Button disabled={busy} onClick={() => make.mutate(undefined, { onSuccess: ({ url }) => onMade(url) })}>
          {make.isPending ? <Spinner /> : null}
          {createdAt === null ? 'Create link' : 'Create new link'}
        </Button>
      </DialogActions>
    </>
  );
}

/** Makes the secret address of a subscription's calendar, shows it once, or withdraws it. */
export function CalendarButton({ userId, subscription }: { userId: string; subscription: Subscription }) {
  const [url, setUrl] = useState<string | null>(null);
  const name = subscriptionName(subscription);
  return (
    <>
      <DialogButton
        look="outline"
        size="small"
        icon={CalendarDays}
        title={`Calendar of ${name}`}
        description="Calendar apps subscribe to a link and show the events. Anyone with the link sees them, without a key."
        renderContent={(close) => (
          <CalendarForm
            userId={userId}
            subscription={subscription}
            onClose={close}
            onMade={(made) => {
              close();
              setUrl(made);
            }}
          />
        )}
      >
        Calendar<span className="sr-only"> of {name}</span>
      </DialogButton>
      <SecretDialog secret={url} title="Calendar link" name="calendar link" onClose={() => setUrl(null)}>
        Add it to your calendar app as a subscribed calendar (“From URL”). It is shown only this once; you can create a
        new one at any time.
      </SecretDialog>
    </>
  );
}
