import type { ReactNode } from 'react';
import { natalExample } from 'virtual:examples';
import { SampleCode, useKeyShown } from '@/components/sample-code/sample-code.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { CodeBlock } from './code-block.tsx';
import { RequestFields, SampleTabs } from './sample-tabs.tsx';

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
  ['GET', '/positions', 'Positions of the bodies at an instant, tropical or sidereal.', 'Starter'],
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

interface QuickStartProps {
  apiKey?: string;
  keyStep: ReactNode;
  contents?: boolean;
}

/** From a key to a first chart. Signed-in readers see their own key in the examples. */
export function QuickStart({ apiKey, keyStep, contents = true }: QuickStartProps) {
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
            Send the key in the <code className={code}>Authorization</code> header. If you cannot set a header, send it
            in a POST body as <code className={code}>bearer</code>; the header takes precedence. Keys are never read
            from the URL.
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
            The machine-readable contract:{' '}
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
            Angles are decimal degrees with eight decimals, instants are UTC. Every response says which place, time zone
            and offset it used. Shortened:
          </p>
          <CodeBlock code={natalExample.response} label="example response" title="200 OK · application/json" />
        </Section>
        <Section id="errors" title="Errors">
          <p className="text-ink-soft">
            A failed call is free and returns <code className={code}>application/problem+json</code> with a stable{' '}
            <code className={code}>code</code>, the <code className={code}>field</code> at fault and a{' '}
            <code className={code}>request_id</code>. Each success has <code className={code}>Theia-Cost-Usd</code> and{' '}
            <code className={code}>Theia-Balance-Usd</code>.
          </p>
        </Section>
      </div>
    </div>
  );
}
