import { useState } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { type EndpointPage, type Language, LANGUAGES, type OperationEntry, startingWith } from './model.ts';

const NOTES: Readonly<Record<Language, string>> = {
  curl: 'curl',
  typescript: 'Package: @theia-astro/client',
  python: 'pip install httpx',
  java: 'Java 17: java Call.java',
};

/** The language of the samples the reader has chosen, on this page and the next. */
let chosen: Language = 'curl';

function useLanguage(): readonly [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(chosen);
  return [
    language,
    (next) => {
      chosen = next;
      setLanguage(next);
    },
  ];
}

interface SamplePanelProps {
  page: EndpointPage;
  /** The operation that is shown; the others can be chosen. */
  first: OperationEntry;
  apiKey: string | undefined;
}

/** The example call in the chosen language, and its real answer. */
export function SamplePanel({ page, first, apiKey }: SamplePanelProps) {
  const operations = startingWith(page, first);
  const [id, setId] = useState(first.id);
  const operation = operations.find((each) => each.id === id) ?? first;
  const [language, setLanguage] = useLanguage();
  const key = useKeyShown();
  const label = LANGUAGES.find(({ value }) => value === language)?.label ?? '';
  const code = operation.samples[language];
  return (
    <div className="grid content-start gap-3">
      {operations.length > 1 ? (
        <SelectField label="Sample of" value={operation.id} onValue={setId}>
          {operations.map((each) => (
            <option key={each.id} value={each.id}>
              {each.method} {each.path}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Segmented
        label="Language of the example"
        options={LANGUAGES}
        value={language}
        onChange={setLanguage}
        className="max-w-full justify-self-start overflow-x-auto"
      />
      <SampleCode
        code={code}
        apiKey={apiKey}
        {...key}
        label={`${label} example`}
        title={`${operation.method} ${operation.path}`}
        note={language === 'typescript' && !code.includes('@theia-astro') ? 'Node, Deno or Bun' : NOTES[language]}
      />
      {page.answerExample === undefined || operation.path !== page.path ? null : (
        <CodePanel
          code={page.answerExample}
          label="example answer"
          title="200 · application/json, long lists cut"
          tall="max-h-[34rem]"
        />
      )}
    </div>
  );
}
