import { Tabs } from 'radix-ui';
import { useOrigin } from '@/lib/origin.ts';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { LANGUAGES, samples } from './samples.ts';

/** The same request in every language, with the caller's own key when it is known. */
export function SampleTabs({ apiKey }: { apiKey?: string }) {
  const origin = useOrigin();
  const key = useKeyShown();
  return (
    <Tabs.Root defaultValue="curl">
      <Tabs.List
        aria-label="Language of the example"
        className="mb-3 inline-flex max-w-full gap-1 overflow-x-auto rounded-lg bg-sunken p-1"
      >
        {LANGUAGES.map(({ id, label }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="rounded-md px-3 py-1.5 sm:px-3.5 text-sm font-medium text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {LANGUAGES.map(({ id, label, file, needs }) => (
        <Tabs.Content key={id} value={id} tabIndex={-1}>
          <SampleCode
            code={samples[id](origin, SAMPLE_KEY)}
            apiKey={apiKey}
            {...key}
            label={`${label} example`}
            title={file}
            note={needs}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
