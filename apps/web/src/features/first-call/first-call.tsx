import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { FIRST_STEPS, dismissedQuery, dismissNotice } from '@/lib/operations/dismissed.ts';
import { useRemembered } from '@/lib/remembered.ts';
import { Celebration } from './celebration.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { KeyStep } from './key-step.tsx';
import { Listening } from './listening.tsx';
import { firstCallQuery, type LoggedCall } from './operations.ts';
import { RequestStep } from './request-step.tsx';
import { Step } from './step.tsx';

interface FirstCallProps {
  userId: string;
  /** Null while it is loaded, or if there is none. */
  apiKey: string | null;
  /** What stands here once the account has called. */
  children: ReactNode;
  /** The rest of the home, in both cases. */
  rest: ReactNode;
}

/**
 * From the key to the first answer, until a call of the account was answered or the steps were dismissed. Until it is known which, the rest of the
 * home is loaded out of sight, so that nothing moves when it comes.
 */
export function FirstCall({ userId, apiKey, children, rest }: FirstCallProps) {
  // Once past, always past: a browser that knows it need not ask.
  const [isPast, setPast] = useRemembered(userId, 'past-first-call');
  const [began, setBegan] = useState(false);
  const isAsked = !isPast || began;
  const { data: away, isPending: isAwayPending } = useQuery({ ...dismissedQuery(userId), enabled: isAsked });
  const isSkipped = away?.includes(FIRST_STEPS) ?? false;
  const { data, isPending } = useQuery({ ...firstCallQuery(userId, !isSkipped), enabled: isAsked });
  const [finished, setFinished] = useState(false);
  const isKnown = !isPending && !isAwayPending;
  const isOver = isKnown && (isSkipped || Boolean(data?.answered));
  useEffect(() => {
    if (isOver && !isPast) setPast();
  });
  if (isKnown && data && !data.answered && !isSkipped && !began) setBegan(true);
  const isWaiting = isAsked && !isKnown;
  const isFirst = began && !finished && !isSkipped;
  return (
    <>
      {isWaiting ? <HomeSkeleton /> : null}
      {isFirst ? (
        <Steps
          userId={userId}
          apiKey={apiKey}
          answered={data?.answered ?? null}
          latest={data?.latest ?? null}
          onDone={() => setFinished(true)}
        />
      ) : null}
      {isWaiting || isFirst ? null : children}
      <div hidden={isWaiting} className={isWaiting ? undefined : 'contents'}>
        {rest}
      </div>
    </>
  );
}

interface StepsProps {
  userId: string;
  apiKey: string | null;
  answered: LoggedCall | null;
  latest: LoggedCall | null;
  onDone: () => void;
}

function Steps({ userId, apiKey, answered, latest, onDone }: StepsProps) {
  const { mutate: skip } = useOperation(dismissNotice(userId));
  const [copied, onCopied] = useRemembered(userId, 'key-copied');
  // The form itself says what became of its call.
  const [ownRequestId, setOwnRequestId] = useState<string | null>(null);
  return (
    <Card aria-labelledby="first-call-title">
      <CardHeader
        id="first-call-title"
        title={answered ? 'You are connected' : 'Your first call'}
        description={answered ? 'This is what came back.' : 'Three steps, about a minute.'}
        action={
          answered ? null : (
            <Button look="ghost" size="small" onClick={() => skip(FIRST_STEPS)}>
              Skip for now
            </Button>
          )
        }
      />
      {answered ? (
        <div className="mt-5">
          <Celebration userId={userId} call={answered} onDone={onDone} />
        </div>
      ) : (
        <ol className="mt-5">
          <Step number={1} title="Copy your key" done={copied}>
            <KeyStep apiKey={apiKey} copied={copied} onCopied={onCopied} />
          </Step>
          <Step number={2} title="Ask for your own chart" done={false}>
            <RequestStep userId={userId} apiKey={apiKey} onSend={setOwnRequestId} />
          </Step>
          <Step number={3} title="See the answer" done={false}>
            <Listening latest={latest?.request_id === ownRequestId ? null : latest} />
          </Step>
        </ol>
      )}
    </Card>
  );
}
