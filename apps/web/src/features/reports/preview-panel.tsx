import type { ReportPreview } from '@theia-astro/server/rules/reports';
import { ScrollText } from '@/components/icons/icons.tsx';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { formatCount, formatUsd } from '@/lib/format.ts';

interface PreviewPanelProps {
  preview: ReportPreview | null;
  busy: boolean;
  problem: string | undefined;
  balanceUsd: number | null;
  ordering: boolean;
  onOrder: () => void;
}

function Order({
  preview,
  balanceUsd,
  ordering,
  onOrder,
}: Pick<PreviewPanelProps, 'balanceUsd' | 'ordering' | 'onOrder'> & { preview: ReportPreview }) {
  const price = `$${formatUsd(preview.price_usd)}`;
  const isShort = balanceUsd !== null && balanceUsd < Number(preview.price_usd);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {isShort ? (
        <>
          <p className="text-sm text-ink-soft">
            The report costs {price}, and your wallet has ${formatUsd(balanceUsd)}. What you entered waits here while
            you add credit.
          </p>
          <TopUpAiBalance />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button disabled={ordering} onClick={onOrder}>
            {ordering ? <Spinner /> : null}Buy for {price}
          </Button>
          <p className="text-[0.8125rem] text-ink-muted">
            From the wallet{balanceUsd === null ? '' : ` ($${formatUsd(balanceUsd)})`}, once it is written.
          </p>
        </div>
      )}
    </div>
  );
}

/** How a report begins, what it will hold, and the button that buys it. Its height hardly changes while the preview is written. */
export function PreviewPanel({ preview, busy, problem, ...order }: PreviewPanelProps) {
  return (
    <div
      aria-live="polite"
      aria-busy={busy}
      className="grid min-h-96 content-start gap-5 border-t border-line bg-bg/40 p-5 sm:p-8 lg:rounded-r-card lg:border-l lg:border-t-0"
    >
      {problem === undefined ? null : (
        <Alert tone="bad">
          <p>{problem}</p>
        </Alert>
      )}
      {busy ? (
        <div role="status" aria-label="Writing the preview" className="grid gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-3 h-32 w-full" />
        </div>
      ) : null}
      {!busy && preview ? (
        <>
          <div>
            <h3 className="text-xl font-semibold tracking-tight text-balance">{preview.title}</h3>
            {preview.subtitle.map((line) => (
              <p key={line} className="mt-1 text-sm text-ink-muted">
                {line}
              </p>
            ))}
          </div>
          <p className="leading-relaxed text-pretty">{preview.paragraph}</p>
          <div className="text-sm">
            <p className="font-medium text-ink-soft">And then, in about {formatCount(preview.words)} words:</p>
            <ol className="mt-2 grid gap-1 text-ink-muted sm:grid-cols-2">
              {preview.sections.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </div>
          {preview.limits.map((limit) => (
            <Alert key={limit} tone="plain">
              <p>{limit}</p>
            </Alert>
          ))}
          <Order preview={preview} {...order} />
        </>
      ) : null}
      {!busy && !preview && problem === undefined ? (
        <EmptyState icon={ScrollText} title="The first paragraph appears here">
          Enter a birth and preview how its report begins. Nothing is stored until you buy it.
        </EmptyState>
      ) : null}
    </div>
  );
}
