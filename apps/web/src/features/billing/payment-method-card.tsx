import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CreditCard } from '@/components/icons/icons.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { deletePaymentMethod, type PaymentMethod, paymentMethodQuery, setUpCard } from './operations/payments.ts';

/** An animated check mark, shown briefly after a card was saved. */
function SavedCheck() {
  return (
    <span
      role="status"
      data-testid="card-saved"
      className="grid size-9 shrink-0 animate-rise place-items-center rounded-full bg-ok-wash text-ok"
    >
      <span className="sr-only">Card saved</span>
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m5 12.5 4.5 4.5L19 7.5" pathLength="1" strokeDasharray="1" className="animate-[draw_600ms_ease-out]" />
      </svg>
    </span>
  );
}

interface Brand {
  name: string;
  colour: string;
  ink: string;
  mark: string;
}

const brands: Readonly<Record<string, Brand>> = {
  visa: { name: 'Visa', colour: '#1a1f71', ink: '#ffffff', mark: 'VISA' },
  mastercard: { name: 'Mastercard', colour: '#16161a', ink: '#ffffff', mark: '' },
  amex: { name: 'American Express', colour: '#016fd0', ink: '#ffffff', mark: 'AMEX' },
  discover: { name: 'Discover', colour: '#ff6000', ink: '#1a1a1a', mark: 'DISC' },
  diners: { name: 'Diners Club', colour: '#0079be', ink: '#ffffff', mark: 'DINERS' },
  jcb: { name: 'JCB', colour: '#0b7e3e', ink: '#ffffff', mark: 'JCB' },
  unionpay: { name: 'UnionPay', colour: '#d81e2c', ink: '#ffffff', mark: 'UP' },
};
const UNKNOWN: Brand = { name: 'Card', colour: '#586280', ink: '#ffffff', mark: '' };

function findBrand(brand: string | null): Brand {
  return brands[brand?.toLowerCase() ?? ''] ?? UNKNOWN;
}

function brandName(brand: string | null): string {
  return findBrand(brand).name;
}

/** A card in the colour of its brand. */
function CardBrand({ brand }: { brand: string | null }) {
  const { colour, ink, mark } = findBrand(brand);
  const isMastercard = brand?.toLowerCase() === 'mastercard';
  return (
    <svg viewBox="0 0 56 36" className="h-9 w-14 shrink-0" aria-hidden="true" data-brand={brand ?? 'unknown'}>
      <rect x="0.5" y="0.5" width="55" height="35" rx="6" fill={colour} stroke="currentColor" strokeOpacity="0.14" />
      {isMastercard ? (
        <>
          <circle cx="23" cy="18" r="9" fill="#eb001b" />
          <circle cx="33" cy="18" r="9" fill="#f79e1b" />
          <path d="M28 10.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill="#ff5f00" />
        </>
      ) : null}
      {!isMastercard && mark === '' ? (
        <rect x="7" y="11" width="10" height="8" rx="1.5" fill={ink} fillOpacity="0.75" />
      ) : null}
      {mark === '' ? null : (
        <text
          x="28"
          y="22.5"
          textAnchor="middle"
          fill={ink}
          fontSize={mark.length > 4 ? 10 : 13}
          fontWeight="700"
          fontStyle={mark === 'VISA' ? 'italic' : 'normal'}
          letterSpacing="0.4"
        >
          {mark}
        </text>
      )}
    </svg>
  );
}

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

interface PaymentMethodCardProps {
  returnTo: string;
  justSaved: boolean;
  isPrimary: boolean;
}

/** The card that plans and automatic top-ups are charged to. */
export function PaymentMethodCard({ returnTo, justSaved, isPrimary }: PaymentMethodCardProps) {
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
        description="For your plan and automatic top-ups. The card number is stored only by Stripe."
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
            busy={setUp.isPending}
          >
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
