import { useEffect, useState } from 'react';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sendCall } from '../operations.ts';
import type { AnsweredCall } from '../request/use-call.ts';
import { readProblem } from '../request/problem.ts';
import { TextView } from './text-view.tsx';

type Loaded = { readonly text: string } | { readonly error: Error } | null;

/** Asks for the stored answer of the same call in another form: it is free. */
async function loadMarkdown({ spec, fields, apiKey, repeatKey }: AnsweredCall, signal: AbortSignal): Promise<string> {
  const headers = {
    accept: 'text/markdown',
    ...(repeatKey === null ? {} : { 'idempotency-key': repeatKey }),
  };
  const answer = await sendCall({ method: spec.method, path: spec.path, fields, apiKey, headers }, signal);
  if (!answer.ok) throw new Error(readProblem(answer.status, answer.json).message);
  return answer.text;
}

/** The answer as language models read it. It is the same call, answered again from what is stored, not a second one. */
export function MarkdownView({ call }: { call: AnsweredCall }) {
  const [tries, setTries] = useState(0);
  return <OneTry key={tries} call={call} onRetry={() => setTries(tries + 1)} />;
}

function OneTry({ call, onRetry }: { call: AnsweredCall; onRetry: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    const leaving = new AbortController();
    loadMarkdown(call, leaving.signal).then(
      (text) => setLoaded({ text }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setLoaded({ error: error instanceof Error ? error : new Error('It could not be loaded.') });
      },
    );
    return () => leaving.abort();
  }, [call]);
  if (loaded === null) return <Skeleton className="h-96" />;
  if ('error' in loaded) return <LoadError error={loaded.error} onRetry={onRetry} />;
  return <TextView text={loaded.text} label="Markdown" mediaType="text/markdown" fileName={`${call.spec.id}.md`} />;
}
