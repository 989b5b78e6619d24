import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { useOrigin } from '@/lib/origin.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';
import { EndpointBody, Terms } from './endpoint-body.tsx';
import { MethodTag } from './method-tag.tsx';
import { MarkedText } from './field-list.tsx';
import type { EndpointPage as Page } from './model.ts';
import { endpointPath, ReferenceLayout } from './reference-layout.tsx';

/** The public page of an endpoint. */
export function EndpointPage({ page, samples }: { page: Page; samples: ReactNode }) {
  const origin = useOrigin();
  return (
    <ReferenceLayout>
      <article>
        <header>
          <p className="eyebrow">{page.tag}</p>
          <h1 className="mt-2 text-title">{page.title}</h1>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            {page.operations.map(({ id, method, path }) => (
              <span key={id} className="flex items-center gap-2">
                <MethodTag method={method} />
                <code className="font-mono text-[0.8125rem]">{path}</code>
              </span>
            ))}
            <CopyButton text={`${origin}${page.path}`} label="Copy address" indicatorMs={COPIED_CODE_MS} />
            <a href={`${endpointPath(page.name)}.md`} className={`text-[0.8125rem] ${textLinkClass}`}>
              Markdown
            </a>
          </div>
          {page.description === '' ? null : (
            <p className="mt-3 max-w-3xl text-ink-soft">
              <MarkedText text={page.description} />
            </p>
          )}
        </header>
        <Terms page={page} />
        <EndpointBody
          page={page}
          operation={page.operations[0]}
          samples={samples}
          addressOf={endpointPath}
          heading="h2"
        />
      </article>
    </ReferenceLayout>
  );
}
