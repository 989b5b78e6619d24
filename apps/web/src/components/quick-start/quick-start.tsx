import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { natalExample } from 'virtual:examples';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { useOrigin } from '@/lib/origin.ts';
import { CodeBlock } from './code-block.tsx';
import { LANGUAGES, samples } from './samples.ts';

const fields = [
  ['birth_date', 'required', 'Day of birth as YYYY-MM-DD.'],
  [
    'birth_time',
    'optional',
    'Local time in 24 hours, HH:MM. Left out, the chart is calculated for an unknown time, without houses.',
  ],
  ['location', 'required', 'Free text such as "New York" or "Paris, France". Coordinates win over it.'],
  ['latitude, longitude', 'optional', 'Decimal degrees, north and east positive; lat and lon work too.'],
  ['timezone', 'optional', 'An IANA name. Without it the zone, with its whole history, follows from the place.'],
  ['system', 'optional', 'western (default) or vedic.'],
  ['sidereal', 'optional', 'true for western techniques on the sidereal zodiac.'],
  [
    'settings.house_system',
    'optional',
    'One letter, P (Placidus) by default: K Koch, W whole sign, R Regiomontanus and 20 more.',
  ],
  ['settings.orb_degrees', 'optional', 'Orbs per body, for example {"sun": 10, "planets": 8}.'],
  ['bearer', 'optional', 'Your key, where a header cannot be sent.'],
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

const sections = [
  { id: 'getting-started', label: 'Getting Started' },
  { id: 'authentication', label: 'Authentication' },
  { id: 'endpoints', label: 'API Endpoints' },
  { id: 'request-body', label: 'Request body' },
  { id: 'response', label: 'Response' },
  { id: 'errors', label: 'Errors' },
] as const;

const endpoints = [
  ['POST', '/swiss/natal', 'Natal chart: bodies, houses, aspects, dignities, lots and patterns.', 'Starter'],
  ['POST', '/swiss', 'One address for every product, chosen by the request field.', 'Starter'],
  ['GET', '/positions', 'Where the bodies stand at an instant, tropical or sidereal.', 'Starter'],
  ['GET', '/geocode', 'A place from text, offline, with its time zone. Free.', 'Any'],
  ['GET', '/timezone', 'Local time to UTC with the full history of the zone. Free.', 'Any'],
  ['GET', '/me', 'Your plan, quota and balance. Free.', 'Any'],
] as const;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 space-y-4 border-t border-line pt-8 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

const code = 'rounded bg-sunken px-1.5 py-0.5 font-mono text-[0.8125rem]';

/** From a key to a first chart. Signed-in readers see their own key in the examples. */
export function QuickStart({
  apiKey,
  keyStep,
  contents = true,
}: {
  apiKey?: string;
  keyStep: ReactNode;
  contents?: boolean;
}) {
  const key = useKeyShown();
  return (
    <div className={contents ? 'grid gap-10 lg:grid-cols-[11rem_minmax(0,1fr)]' : ''}>
      <nav aria-label="On this page" className={contents ? 'hidden lg:block print:hidden!' : 'hidden'}>
        <ul className="sticky top-24 space-y-1 border-l border-line text-sm">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px block border-l border-transparent py-1 pl-4 text-ink-muted hover:border-accent hover:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 space-y-10">
        <Section id="getting-started" title="Getting Started">
          <p className="text-ink-soft">{keyStep}</p>
          <SampleTabs {...(apiKey ? { apiKey } : {})} />
        </Section>
        <Section id="authentication" title="Authentication">
          <p className="text-ink-soft">
            Send the key in the <code className={code}>Authorization</code> header. Where a header cannot be set, a POST
            body may carry it as <code className={code}>bearer</code>; the header wins when both are there. Keys are
            never read from the address.
          </p>
          <SampleCode
            code={`Authorization: Bearer ${SAMPLE_KEY}`}
            apiKey={apiKey}
            {...key}
            label="authorization header"
            title="Header"
          />
        </Section>
        <Section id="endpoints" title="API Endpoints">
          <div className="divide-y divide-line rounded-xl border border-line bg-surface">
            {endpoints.map(([method, path, meaning, plan]) => (
              <div
                key={path}
                className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[9.5rem_1fr_auto] sm:items-baseline"
              >
                <p className="font-mono text-[0.8125rem]">
                  <span className="mr-2 text-ink-muted">{method}</span>
                  {path}
                </p>
                <p className="text-sm text-ink-soft">{meaning}</p>
                <p className="text-xs text-ink-muted">{plan === 'Any' ? 'Any plan' : `${plan} and up`}</p>
              </div>
            ))}
          </div>
          <p className="text-sm text-ink-muted">
            The whole contract, machine readable:{' '}
            <a
              className="font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent"
              href="/openapi.json"
            >
              openapi.json
            </a>
            .
          </p>
        </Section>
        <Section id="request-body" title="Request body">
          <RequestFields />
        </Section>
        <Section id="response" title="Response">
          <p className="text-ink-soft">
            Angles are decimal degrees with eight decimals, instants are UTC. Every answer says which place, time zone
            and offset it used, so nothing is guessed silently. Shortened:
          </p>
          <CodeBlock code={natalExample.response} label="example response" title="200 OK · application/json" />
        </Section>
        <Section id="errors" title="Errors">
          <p className="text-ink-soft">
            A failed call is free and answers as <code className={code}>application/problem+json</code> with a stable{' '}
            <code className={code}>code</code>, the <code className={code}>field</code> it is about and a{' '}
            <code className={code}>request_id</code>. Each success carries <code className={code}>Theia-Cost-Usd</code>{' '}
            and <code className={code}>Theia-Balance-Usd</code>.
          </p>
        </Section>
      </div>
    </div>
  );
}
