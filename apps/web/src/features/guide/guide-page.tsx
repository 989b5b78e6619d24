import { endpoints } from 'virtual:api-facts';
import { bodyMatrixExample, natalExample } from 'virtual:examples';
import { CodeBlock } from '@/components/quick-start/code-block.tsx';
import { RequestFields, SampleTabs } from '@/components/quick-start/sample-tabs.tsx';
import { shortcutSample } from '@/components/quick-start/samples.ts';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { TRIAL_DAYS } from '@/lib/offer.ts';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { EndpointGroups } from './endpoint-groups.tsx';
import guide from './guide.json' with { type: 'json' };
import { MoreFields } from './more-fields.tsx';
import { Code, Section } from './section.tsx';
import { Sidebar } from './sidebar.tsx';

export function WhatHappensNext() {
  return (
    <ol className="space-y-5">
      {Object.entries(guide.steps).map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full border border-line-strong font-mono text-xs text-ink-muted"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-medium">{title}</p>
            <p className="mt-0.5 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const words = endpoints.filter(({ requestWords }) => requestWords.length > 0);

const problem = `{
  "type": "/errors/invalid_date",
  "title": "Invalid date",
  "status": 400,
  "code": "invalid_date",
  "field": "birth_date",
  "request_id": "req_01J…"
}`;

function GettingStarted() {
  return (
    <Section id="getting-started" title="Getting Started" isFirst>
      <ol className="grid gap-px overflow-hidden rounded-xl border border-line bg-line text-sm sm:grid-cols-3">
        <li className="bg-surface p-5">
          <p className="eyebrow">1</p>
          <p className="mt-2 text-ink-soft">
            <TextLink to={paths.signup}>Sign up</TextLink> and confirm your e-mail. {TRIAL_DAYS} days free, no card.
          </p>
        </li>
        <li className="bg-surface p-5">
          <p className="eyebrow">2</p>
          <p className="mt-2 text-ink-soft">Copy the API key from your dashboard.</p>
        </li>
        <li className="bg-surface p-5">
          <p className="eyebrow">3</p>
          <p className="mt-2 text-ink-soft">
            Replace <Code>{SAMPLE_KEY}</Code> with it and run one of these.
          </p>
        </li>
      </ol>
      <SampleTabs />
    </Section>
  );
}

function Shortcuts() {
  const origin = useOrigin();
  return (
    <Section id="shortcuts" title="Shortcuts">
      <p className="text-ink-soft">
        One path serves every product: <Code>POST /swiss</Code> with its name in <Code>request</Code>. The response is
        the same as on the product’s own path.
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <CodeBlock
          code={shortcutSample(origin, SAMPLE_KEY, { request: 'body_matrix', ...bodyMatrixExample.request })}
          label="body matrix request"
          title="body_matrix"
        />
        <CodeBlock code={bodyMatrixExample.response} label="body matrix response" title="200 OK, shortened" />
      </div>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {words.map(({ name, requestWords, path }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
            <dt className="flex flex-wrap gap-1.5">
              {requestWords.map((word) => (
                <Code key={word}>{word}</Code>
              ))}
            </dt>
            <dd className="font-mono text-xs text-ink-muted">{path}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function GuidePage() {
  return (
    <div className="page-width py-12 sm:py-16">
      <header className="max-w-2xl">
        <p className="eyebrow">Documentation</p>
        <h1 className="mt-3 text-title">Quick Start</h1>
        <p className="mt-3 text-lg text-ink-muted">A birth date, a time and a place in; a complete chart out.</p>
      </header>
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-14">
        <Sidebar />
        <div className="min-w-0 space-y-12">
          <GettingStarted />
          <Section id="authentication" title="Authentication">
            <p className="text-ink-soft">
              Send the key in the <Code>Authorization</Code> header. If you cannot set a header, send it in a POST body
              as <Code>bearer</Code>; the header takes precedence. Keys are never read from the URL.
            </p>
            <CodeBlock code={`Authorization: Bearer ${SAMPLE_KEY}`} label="authorization header" title="Header" />
          </Section>
          <Section id="request-body" title="Request body">
            <RequestFields />
            <MoreFields />
          </Section>
          <Section id="what-happens-next" title="What happens next">
            <WhatHappensNext />
          </Section>
          <Section id="response" title="Example response">
            <p className="text-ink-soft">
              Angles are decimal degrees with eight decimals, instants are UTC. The response to the request above,
              shortened:
            </p>
            <CodeBlock code={natalExample.response} label="example response" title="200 OK" note="application/json" />
          </Section>
          <Shortcuts />
          <Section id="errors" title="Errors">
            <p className="text-ink-soft">
              A failed call is free. It returns <Code>application/problem+json</Code> with a stable <Code>code</Code>,
              the <Code>field</Code> at fault and a <Code>request_id</Code>; <Code>errors</Code> lists every fault of
              the request. Its <Code>type</Code> links to the code in the{' '}
              <TextLink to={paths.errors}>error reference</TextLink>, with how to fix it.
            </p>
            <CodeBlock
              code={problem}
              label="example problem"
              title="400 Bad Request, shortened"
              note="application/problem+json"
            />
          </Section>
          <Section id="endpoints" title="API Endpoints">
            <p className="text-ink-soft">
              Listed under the smallest plan that includes them, with the price of a call from the wallet, which pays
              for any endpoint on any plan. The <TextLink to={paths.apiReference}>API reference</TextLink> describes
              every field; the machine-readable contract is{' '}
              <a className={textLinkClass} href="/openapi.json">
                openapi.json
              </a>
              .
            </p>
            <EndpointGroups />
            <p className="text-sm text-ink-muted">
              Written reports are paid from the wallet on every plan:{' '}
              <TextLink to={paths.sampleReports}>read a sample of each kind</TextLink>.
            </p>
          </Section>
        </div>
      </div>
    </div>
  );
}
