import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useTaxAdded } from '@/lib/checkout/use-tax-added.ts';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { startCheckout } from '@/lib/operations/start-checkout.ts';
import { paths } from '@/lib/paths.ts';
import { dollars } from './money.ts';
import { type CreditProduct, creditProductsQuery } from './operations/payments.ts';

const FAILED = 'Could not open the payment page. Please try again.';

const NATAL = unitPrices.find(({ tier }) => tier === 'natal');

function worth(amountUsd: number): string {
  return NATAL === undefined ? '' : `${formatCount(Math.round(amountUsd / NATAL.unitPriceUsd))} natal charts`;
}

interface AmountProps {
  product: CreditProduct;
  chosen: boolean;
  group: string;
  onChoose: () => void;
}

function Amount({ product, chosen, group, onChoose }: AmountProps) {
  return (
    <label
      className={cn(
        'grid cursor-pointer gap-0.5 rounded-xl border px-4 py-3 transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-[var(--ring)]',
        chosen ? 'border-accent bg-accent-wash ring-1 ring-accent' : 'border-line-strong hover:border-ink-muted/60',
      )}
    >
      <input type="radio" name={group} checked={chosen} onChange={onChoose} className="sr-only" />
      <span className="text-lg font-semibold tracking-tight tabular-nums">
        {dollars(product.amount_usd).replace(/\.00$/, '')}
      </span>
      <span className="text-xs text-ink-muted">{worth(Number(product.amount_usd))}</span>
    </label>
  );
}

/** Buttons to buy the offered amounts of credit. */
export function TopUpCard({ returnTo, isPrimary }: { returnTo: string; isPrimary: boolean }) {
  const group = useId();
  const { data: products, error, isPending, refetch } = useQuery(creditProductsQuery);
  const [name, setName] = useState<string | null>(null);
  const { mutate: buy, isPending: busy } = useOperation(startCheckout(returnTo));
  const taxAdded = useTaxAdded();
  const chosen = products?.find((product) => product.name === name) ?? products?.[0];
  return (
    <Card id="top-up" aria-labelledby="top-up-title" className="flex scroll-mt-20 flex-col">
      <CardHeader
        id="top-up-title"
        title="Add credit"
        description={`A single payment by card${taxAdded ? ', plus tax' : ''}. Credit does not expire.`}
      />
      <div className="grid flex-1 content-between gap-5 p-5 sm:p-6">
        {returnTo === paths.reports ? (
          <Alert tone="plain">
            After the payment you return to your report, with all that you entered.{' '}
            <TextLink to={paths.reports}>Back without paying</TextLink>
          </Alert>
        ) : null}
        {isPending ? <Skeleton className="h-[4.6rem] w-full" /> : null}
        {error && !products ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {products && products.length > 0 ? (
          <fieldset className="grid gap-2.5 sm:grid-cols-3">
            <legend className="sr-only">Amount</legend>
            {products.map((product) => (
              <Amount
                key={product.price_id}
                product={product}
                group={group}
                chosen={product.name === chosen?.name}
                onChoose={() => setName(product.name)}
              />
            ))}
          </fieldset>
        ) : null}
        {products?.length === 0 ? <p className="text-sm text-ink-muted">No credit is for sale at this time.</p> : null}
        <Button
          look={isPrimary ? 'primary' : 'outline'}
          className="justify-self-start"
          disabled={busy || chosen === undefined}
          onClick={() => chosen && buy({ mode: 'payment', product: chosen.name, failed: FAILED })}
        >
          {busy ? <Spinner /> : null}Add {chosen ? dollars(chosen.amount_usd) : 'credit'}
        </Button>
      </div>
    </Card>
  );
}
