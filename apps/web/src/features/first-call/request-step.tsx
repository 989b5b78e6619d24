import { type FormEvent, useState } from 'react';
import { BirthFields } from '@/components/birth/birth-fields.tsx';
import { type Birth, type BirthProblems, birthProblems, birthRequest, NO_BIRTH } from '@/components/birth/birth.ts';
import { CodePanel } from '@/components/code-panel.tsx';
import { Send } from '@/components/icons/icons.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { maskApiKey } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { useOrigin } from '@/lib/origin.ts';
import { curlOf } from '@/components/birth/curl.ts';
import { fixOf, FixText } from './failure.tsx';
import { CallFailed, sendBirth } from './operations.ts';

const EXAMPLE: Birth = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

/** What was entered, and the example where nothing is entered yet. */
function shownBirth(birth: Birth): Birth {
  return {
    ...birth,
    birth_date: birth.birth_date || EXAMPLE.birth_date,
    ...(birth.birth_time === '' ? { birth_time: '14:30' } : {}),
    location: birth.location.trim() || EXAMPLE.location,
  };
}

interface RequestStepProps {
  userId: string;
  /** Null while it is loaded. */
  apiKey: string | null;
  /** Says under which id a call is about to be sent. */
  onSend: (requestId: string) => void;
}

/** A birth, the same request as a command, and a button that sends it. */
export function RequestStep({ userId, apiKey, onSend }: RequestStepProps) {
  const origin = useOrigin();
  const [birth, setBirth] = useState<Birth>(NO_BIRTH);
  const [problems, setProblems] = useState<BirthProblems>({});
  const { mutate: send, isPending, problem, error } = useOperation(sendBirth(userId, apiKey ?? ''));
  const fix = error instanceof CallFailed ? fixOf(error.status) : null;
  const sendCall = (sent: Birth) => {
    const found = birthProblems(sent);
    setProblems(found);
    if (isPending || Object.keys(found).length > 0) return;
    const requestId = `home-${crypto.randomUUID()}`;
    onSend(requestId);
    send({ birth: sent, requestId });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendCall(birth);
  };
  const sendExample = () => {
    setBirth(EXAMPLE);
    sendCall(EXAMPLE);
  };
  const request = birthRequest(shownBirth(birth));
  const shownKey = apiKey ?? SAMPLE_KEY;
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <form noValidate onSubmit={submit} aria-label="Your first request" className="grid content-start gap-4">
        <BirthFields
          value={birth}
          onChange={(changed) => {
            setBirth(changed);
            setProblems({});
          }}
          problems={problems}
          disabled={isPending}
        />
        {problem ? (
          <Alert tone="bad" title="The call failed">
            <p>{problem}</p>
            {fix ? <FixText fix={fix} /> : null}
          </Alert>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isPending || apiKey === null} className="max-sm:w-full">
            {isPending ? <Spinner /> : <Send />}
            Send it from here
          </Button>
          <Button
            look="outline"
            disabled={isPending || apiKey === null}
            onClick={sendExample}
            className="max-sm:w-full"
          >
            Send the example
          </Button>
        </div>
      </form>
      <CodePanel
        code={curlOf(origin, maskApiKey(shownKey), request)}
        copied={curlOf(origin, shownKey, request)}
        label="curl command"
        title="Or from your terminal"
        note="copied with your key"
        className="min-w-0 self-start"
      />
    </div>
  );
}
