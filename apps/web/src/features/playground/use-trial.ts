import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/lib/error-message.ts';
import { chartRequest } from './chart-request.ts';
import { sendCall, type TrialAnswer, type TrialCall } from './send-call.ts';

export interface Drawing {
  /** A data URL. */
  picture: string | null;
  /** Why there is no picture. */
  problem: string | null;
}

export interface Trial {
  busy: boolean;
  answer: TrialAnswer | null;
  drawing: Drawing | null;
  /** Why no answer came. */
  problem: string | null;
}

const IDLE: Trial = { busy: false, answer: null, drawing: null, problem: null };

function problemMessage(answer: TrialAnswer): string {
  const { json } = answer;
  return typeof json === 'object' && json !== null && 'message' in json && typeof json.message === 'string'
    ? json.message
    : `The chart could not be drawn (${answer.status}).`;
}

async function draw(call: TrialCall, signal: AbortSignal): Promise<Drawing | null> {
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const input = chartRequest(call.path, call.input, theme);
  if (input === null) return null;
  const answer = await sendCall({ method: 'POST', path: '/chart', input, apiKey: call.apiKey }, signal);
  return answer.ok ? { picture: answer.picture, problem: null } : { picture: null, problem: problemMessage(answer) };
}

/** Sends one call at a time. A new call, or leaving the page, aborts the running one. */
export function useTrial() {
  const [trial, setTrial] = useState<Trial>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (call: TrialCall, withChart: boolean): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setTrial((held) => ({ ...held, busy: true, problem: null }));
    try {
      const answer = await sendCall(call, control.signal);
      const drawing =
        answer.picture !== null
          ? { picture: answer.picture, problem: null }
          : answer.ok && withChart
            ? await draw(call, control.signal)
            : null;
      setTrial({ busy: false, answer, drawing, problem: null });
    } catch (error) {
      if (!control.signal.aborted) setTrial({ ...IDLE, problem: errorMessage(error, 'The call could not be sent.') });
    }
  };
  return { trial, send };
}
