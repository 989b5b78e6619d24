import { Tabs } from 'radix-ui';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { useOrigin } from '@/lib/origin.ts';
import { LANGUAGES, samples } from './samples.ts';

const fields = [
  ['birth_date', 'required', 'Day of birth as YYYY-MM-DD.'],
  [
    'birth_time',
    'optional',
    'Local time in 24 hours, HH:MM. If omitted, the time is unknown and the chart has no houses.',
  ],
  ['location', 'required', 'Free text such as "New York" or "Paris, France". Coordinates take precedence.'],
  ['latitude, longitude', 'optional', 'Decimal degrees, north and east positive; lat and lon work too.'],
  ['timezone', 'optional', 'An IANA name. By default the zone, with its history, follows from the place.'],
  ['system', 'optional', 'western (default) or vedic.'],
  ['sidereal', 'optional', 'true for western techniques on the sidereal zodiac.'],
  [
    'settings.house_system',
    'optional',
    'One letter, P (Placidus) by default: K Koch, W whole sign, R Regiomontanus and 20 more.',
  ],
  ['settings.orb_degrees', 'optional', 'Orbs per body, for example {"sun": 10, "planets": 8}.'],
  ['bearer', 'optional', 'Your key, if you cannot send a header.'],
] as const;

/** The fields of the sample request's body. */
export function RequestFields() {
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
      {fields.map(([name, need, meaning]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[16rem_1fr]">
          <dt className="flex flex-wrap items-baseline gap-2">
            <code className="font-mono text-[0.8125rem] font-medium">{name}</code>
            <span className="text-xs text-ink-muted">{need}</span>
          </dt>
          <dd className="text-sm text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

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
