import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CreditCard } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { brandName, CardBrand } from './card-brand.tsx';
import { deletePaymentMethod, type PaymentMethod, paymentMethodQuery, setUpCard } from './operations/payments.ts';
import { SavedCheck } from './saved-check.tsx';

const twoDigits = (value: number) => String(value).padStart(2, '0');

function Held({ method, justSaved }: { method: PaymentMethod; justSaved: boolean }) {
  const { card_brand: brand, card_last4: last4, exp_month: month, exp_year: year } = method;
  return (
    <div className="flex items-center gap-4">
      <CardBrand brand={brand} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {brandName(brand)}{' '}
          <span className="tabular-nums">
            <span aria-hidden="true">•••• </span>
            <span className="sr-only">ending in </span>
            {last4}
          </span>
        </p>
        <p className="text-sm text-ink-muted tabular-nums">
          {month && year ? `Expires ${twoDigits(month)}/${year}` : 'No expiry date'}
        </p>
      </div>
      {justSaved ? <SavedCheck /> : null}
    </div>
  );
}

/** The card that plans and automatic top-ups are charged to. */
export function PaymentMethodCard({
  returnTo,
  justSaved,
  isPrimary,
}: {
  returnTo: string;
  justSaved: boolean;
  isPrimary: boolean;
}) {
  const user = useSignedInUser();
  const { data: method, error, isPending, refetch } = useQuery(paymentMethodQuery(user.id));
  const setUp = useOperation(setUpCard(returnTo));
  const remove = useOperation(deletePaymentMethod(user.id));
  const busy = setUp.isPending || remove.isPending;
  const [asking, setAsking] = useState(false);
  const cardButton = useRef<HTMLButtonElement>(null);

  return (
    <Card aria-labelledby="card-title" className="flex flex-col">
      <CardHeader
        id="card-title"
        title="Payment method"
        description="For your plan and automatic top-ups. Only Stripe holds the card's number."
      />
      <div className="grid flex-1 content-between gap-5 p-5 sm:p-6">
        {isPending ? <Skeleton className="h-11 w-full" /> : null}
        {error && method === undefined ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {method ? <Held method={method} justSaved={justSaved} /> : null}
        {method === null ? (
          <p className="flex items-center gap-4 text-sm text-ink-muted">
            <span className="grid h-9 w-14 shrink-0 place-items-center rounded-md border border-dashed border-line-strong">
              <CreditCard className="size-4" />
            </span>
            No card on file.
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            ref={cardButton}
            look={isPrimary ? 'primary' : 'outline'}
            disabled={setUp.isPending || isPending}
            onClick={() => {
              if (!busy) setUp.mutate();
            }}
          >
            {setUp.isPending ? <Spinner /> : null}
            {method ? 'Replace card' : 'Add card'}
          </Button>
          {method ? (
            <Button
              look="danger"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) setAsking(true);
              }}
            >
              {remove.isPending ? <Spinner /> : null}Delete card
            </Button>
          ) : null}
        </div>
        <ConfirmDialog
          open={asking}
          title="Delete this card?"
          confirm="Delete card"
          // The pressed button disappears with the card.
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => cardButton.current?.focus() })}
          onClose={() => setAsking(false)}
        >
          {method
            ? `${brandName(method.card_brand)} ending in ${method.card_last4 ?? 'unknown'} is forgotten here and at Stripe. `
            : ''}
          Automatic top-up is switched off. Your plan runs on, but its next payment cannot be made, and the plan then
          ends, unless you add another card.
        </ConfirmDialog>
      </div>
    </Card>
  );
}
