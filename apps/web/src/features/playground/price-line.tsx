import { Spinner } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { type Price, priceText } from '@/lib/calls/price.ts';
import { cn } from '@/lib/cn.ts';
import { formatUsd } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { titleOf } from './answer/tables.ts';
import type { CallProblem } from './request/problem.ts';
import type { Priced } from './request/use-price.ts';

/** Rejections that money or a plan would lift. */
const OF_MONEY = 402;

/** What is missing or wrong, in a sentence. */
function faultText({ faults, message, hint }: CallProblem): string {
  const [first, ...others] = faults;
  const at = first?.field == null ? '' : `${titleOf(first.field)}: `;
  const more = others.length === 0 ? (hint ?? '') : `And ${others.length} more.`;
  return `${at}${first?.message ?? message} ${more}`.trim();
}

function PriceText({ price, isTest }: { price: Price; isTest: boolean }) {
  if (price.refusal !== null)
    return (
      <>
        {priceText(price, formatUsd)}. <TextLink to={paths.billing}>Billing</TextLink>
      </>
    );
  if (isTest && price.paidBy === 'test') return <>Free with a test key.</>;
  return (
    <>
      {priceText(price, formatUsd)}
      {price.paidBy === 'quota' && price.listUsd !== null ? (
        <span className="block text-xs text-ink-muted">
          Should the plan run out first, the wallet pays ${formatUsd(price.listUsd)}.
        </span>
      ) : null}
    </>
  );
}

/** What the request would cost now and what pays it, or what is missing before that can be said. Its height stays the same. */
export function PriceLine({ priced, isTest, onRetry }: { priced: Priced; isTest: boolean; onRetry: () => void }) {
  const isBad = priced.status === 'faulty' || (priced.status === 'known' && priced.price.refusal !== null);
  return (
    <p
      role="status"
      className={cn(
        'flex min-h-10 min-w-0 flex-1 items-center gap-2 text-[0.8125rem] text-pretty',
        isBad ? 'text-bad' : 'text-ink-soft',
      )}
    >
      {priced.status === 'asking' && priced.before === null ? (
        <>
          <Spinner /> Loading the price
        </>
      ) : null}
      {priced.status === 'asking' && priced.before !== null ? (
        <span className="opacity-60">
          <PriceText price={priced.before} isTest={isTest} />
        </span>
      ) : null}
      {priced.status === 'known' ? (
        <span>
          <PriceText price={priced.price} isTest={isTest} />
        </span>
      ) : null}
      {priced.status === 'faulty' ? (
        <span className="line-clamp-3">
          {faultText(priced.problem)}
          {priced.problem.status === OF_MONEY ? (
            <>
              {' '}
              <TextLink to={paths.billing}>Billing</TextLink>
            </>
          ) : null}
        </span>
      ) : null}
      {priced.status === 'keyless' ? <span>A key is needed for this endpoint.</span> : null}
      {priced.status === 'unreachable' ? (
        <span>
          The price could not be asked for.{' '}
          <button type="button" onClick={onRetry} className="font-medium text-accent underline underline-offset-2">
            Try again
          </button>
        </span>
      ) : null}
    </p>
  );
}
