import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fields, FormSpec } from '../form/model.ts';
import { type Answer, sendCall } from '../operations.ts';

/** A call that was answered, with what is needed to ask for its answer in another form. */
export interface AnsweredCall {
  readonly spec: FormSpec;
  readonly fields: Fields;
  readonly apiKey: string | null;
  /** The Idempotency-Key; null: it was a GET. */
  readonly repeatKey: string | null;
  readonly answer: Answer;
  /** The price that was shown for it; null: none. */
  readonly paidBy: string | null;
}

export type CallState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly before: AnsweredCall | null }
  | { readonly status: 'answered'; readonly call: AnsweredCall }
  | { readonly status: 'failed'; readonly message: string };

/** What is sent. */
export interface ToSend {
  readonly spec: FormSpec;
  readonly fields: Fields;
  readonly apiKey: string | null;
  /** The price as it was shown; null: none. */
  readonly paidBy: string | null;
}

const CANCELLED = 'Cancelled. The call may still have been charged: check the activity log.';
const NO_ANSWER = {
  GET: 'No response arrived. The call may have succeeded and been charged: check the activity log before you send it again.',
  POST: 'No response arrived. Send it again unchanged: it is charged at most once.',
} as const;

/** Sends one call at a time. The same request, sent again after no answer came, is charged once. */
export function useCall() {
  const [state, setState] = useState<CallState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const lost = useRef<{ text: string; key: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = useCallback(async ({ spec, fields, apiKey, paidBy }: ToSend) => {
    if (running.current !== null) return;
    const control = new AbortController();
    running.current = control;
    const text = JSON.stringify([spec.id, apiKey, fields]);
    const key = lost.current?.text === text ? lost.current.key : `play-${crypto.randomUUID()}`;
    const repeatKey = spec.method === 'POST' && spec.priced ? key : null;
    setState((held) => ({ status: 'running', before: held.status === 'answered' ? held.call : null }));
    try {
      const headers = {
        'x-request-id': key,
        ...(repeatKey === null ? {} : { 'idempotency-key': repeatKey }),
      };
      const answer = await sendCall({ method: spec.method, path: spec.path, fields, apiKey, headers }, control.signal);
      lost.current = null;
      setState({ status: 'answered', call: { spec, fields, apiKey, repeatKey, answer, paidBy } });
    } catch {
      lost.current = { text, key };
      setState({ status: 'failed', message: control.signal.aborted ? CANCELLED : NO_ANSWER[spec.method] });
    } finally {
      running.current = null;
    }
  }, []);
  const cancel = useCallback(() => running.current?.abort(), []);
  return { state, send, cancel };
}
