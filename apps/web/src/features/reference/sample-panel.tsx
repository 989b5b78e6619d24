import { useState } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { useOrigin } from '@/lib/origin.ts';
import type { Operation } from './openapi/operations.ts';
import { buildAddress, type Language, LANGUAGES, sampleCode } from './openapi/sample-code.ts';

const SAMPLE_KEY = 'THE_YOUR_API_KEY';
const LONG_ARRAY = 3;

/** Shortens a long answer: keeps the first entries of each array, with a note for the rest. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > LONG_ARRAY && typeof value[0] === 'object'
      ? [...value.slice(0, 2).map(shortened), `… ${value.length - 2} more`]
      : value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** The example call in the chosen language with the user's key, and its real answer. */
export function SamplePanel({ operation, apiKey }: { operation: Operation; apiKey: string | undefined }) {
  const origin = useOrigin();
  const [language, setLanguage] = useState<Language>('curl');
  const label = LANGUAGES.find(({ value }) => value === language)?.label ?? '';
  const { method, path, example: input } = operation;
  const code = sampleCode(language, {
    method,
    path,
    input,
    origin,
    apiKey: operation.open ? null : (apiKey ?? SAMPLE_KEY),
  });
  return (
    <div className="grid content-start gap-3">
      <Segmented
        label="Language of the example"
        options={LANGUAGES}
        value={language}
        onChange={setLanguage}
        className="justify-self-start"
      />
      <CodePanel code={code} label={`${label} example`} title={`${method} ${buildAddress({ method, path, input })}`} />
      {operation.answerExample === undefined ? null : (
        <CodePanel
          code={JSON.stringify(shortened(operation.answerExample), null, 2)}
          label="example answer"
          title="200 · application/json, long lists cut"
          tall="max-h-[34rem]"
        />
      )}
    </div>
  );
}
