import { Play } from '@/components/icons/icons.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { useOrigin } from '@/lib/origin.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';
import { EndpointBody, Terms } from './endpoint-body.tsx';
import { MethodTag } from './method-tag.tsx';
import { MarkedText } from './field-list.tsx';
import type { EndpointPage, OperationEntry } from './model.ts';
import { SamplePanel } from './sample-panel.tsx';
import { useNamedPart } from './use-named-part.ts';

interface OperationViewProps {
  page: EndpointPage;
  operation: OperationEntry;
  apiKey: string | undefined;
  addressOf: (name: string) => string;
  /** The address of its form; null where a call needs more than fields, such as the id of a job. */
  playground: string | null;
}

/** One endpoint on the dashboard: description, input, answer, and the way to its form. */
export function OperationView({ page, operation, apiKey, addressOf, playground }: OperationViewProps) {
  const origin = useOrigin();
  useNamedPart();
  return (
    <article aria-labelledby="operation-title" className="min-w-0">
      <h2 id="operation-title" tabIndex={-1} className="text-heading">
        {operation.title}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Card className="flex min-w-0 items-center gap-2 rounded-lg py-0.5 pl-3 pr-0.5 shadow-none">
          <MethodTag method={operation.method} />
          <code className="truncate font-mono text-[0.8125rem]">{operation.path}</code>
          <CopyButton text={`${origin}${operation.path}`} label="Copy address" indicatorMs={COPIED_CODE_MS} />
        </Card>
        {playground === null ? null : (
          <ButtonLink to={playground} look="outline" size="small">
            <Play />
            Open in playground
          </ButtonLink>
        )}
      </div>
      {operation.description === '' ? null : (
        <p className="mt-4 max-w-3xl text-ink-soft">
          <MarkedText text={operation.description} />
        </p>
      )}
      <Terms page={page} />
      <EndpointBody
        page={page}
        operation={operation}
        samples={<SamplePanel page={page} first={operation} apiKey={apiKey} />}
        addressOf={addressOf}
        heading="h3"
      />
    </article>
  );
}
