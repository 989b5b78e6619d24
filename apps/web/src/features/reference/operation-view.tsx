import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { useOrigin } from '@/lib/origin.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';
import { FieldList } from './field-list.tsx';
import { MethodTag } from './method-tag.tsx';
import type { OpenApiDocument } from './openapi/document.ts';
import type { Operation } from './openapi/operations.ts';
import { SamplePanel } from './sample-panel.tsx';

export type OperationTab = 'reference' | 'try';

const tabs = [
  { value: 'reference', label: 'Reference' },
  { value: 'try', label: 'Try it' },
] as const;

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 first:mt-0">
      <h3 id={id} className="mb-1 text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Errors({ operation }: { operation: Operation }) {
  return (
    <ul className="divide-y divide-line text-[0.8125rem]">
      {operation.errors.map(({ status, description, codes }) => (
        <li key={status} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[2.5rem_1fr]">
          <span className="font-mono font-semibold">{status}</span>
          <div>
            <p className="text-ink-soft">{description}</p>
            {codes.length > 0 ? (
              <p className="mt-1 font-mono text-xs break-words text-ink-muted">{codes.join(', ')}</p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ReferenceTab({
  document,
  operation,
  apiKey,
}: {
  document: OpenApiDocument;
  operation: Operation;
  apiKey: string | undefined;
}) {
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div className="min-w-0 xl:order-1">
        <div className="xl:sticky xl:top-20">
          <SamplePanel operation={operation} apiKey={apiKey} />
        </div>
      </div>
      <div className="min-w-0">
        {operation.request ? (
          <Block id="request-fields" title={operation.method === 'GET' ? 'Query' : 'Request body'}>
            <FieldList key={operation.id} document={document} schema={operation.request} />
          </Block>
        ) : null}
        {operation.answer ? (
          <Block id="answer-fields" title="Answer">
            <FieldList key={operation.id} document={document} schema={operation.answer} />
          </Block>
        ) : null}
        {operation.mediaTypes.length > 1 ? (
          <p className="mt-4 text-[0.8125rem] text-ink-muted">
            Also answers as {operation.mediaTypes.filter((type) => type !== 'application/json').join(', ')}.
          </p>
        ) : null}
        {operation.headers.length > 0 ? (
          <Block id="request-headers" title="Headers">
            <ul className="divide-y divide-line text-[0.8125rem]">
              {operation.headers.map((header) => (
                <li key={header.name} className="py-2.5">
                  <code className="font-mono font-semibold">{header.name}</code>
                  <p className="text-ink-soft">{header.description}</p>
                </li>
              ))}
            </ul>
          </Block>
        ) : null}
        {operation.errors.length > 0 ? (
          <Block id="errors" title="Errors">
            <Errors operation={operation} />
          </Block>
        ) : null}
      </div>
    </div>
  );
}

interface OperationViewProps {
  document: OpenApiDocument;
  operation: Operation;
  apiKey: string | undefined;
  tab: OperationTab;
  onTab: (tab: OperationTab) => void;
  playground: ReactNode;
}

/** One endpoint: description, input, answer, and a playground. */
export function OperationView({ document, operation, apiKey, tab, onTab, playground }: OperationViewProps) {
  const origin = useOrigin();
  return (
    <article aria-labelledby="operation-title" className="min-w-0">
      <h2 id="operation-title" tabIndex={-1} className="text-heading">
        {operation.summary}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Card className="flex min-w-0 items-center gap-2 rounded-lg py-0.5 pl-3 pr-0.5 shadow-none">
          <MethodTag method={operation.method} />
          <code className="truncate font-mono text-[0.8125rem]">{operation.path}</code>
          <CopyButton text={`${origin}${operation.path}`} label="Copy address" indicatorMs={COPIED_CODE_MS} />
        </Card>
        <Segmented label="What is shown" options={tabs} value={tab} onChange={onTab} />
        {operation.open ? <span className="text-[0.8125rem] text-ink-muted">Open: needs no key</span> : null}
      </div>
      {operation.description ? (
        <p className="mt-4 mb-6 max-w-3xl text-ink-soft">{operation.description}</p>
      ) : (
        <div className="mb-6" />
      )}
      {tab === 'try' ? playground : <ReferenceTab document={document} operation={operation} apiKey={apiKey} />}
    </article>
  );
}
