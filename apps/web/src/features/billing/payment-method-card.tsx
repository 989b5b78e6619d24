import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { hasSession } from '@/lib/auth/has-session.ts';
import { toast } from '@/lib/toast.ts';
import { deletePaymentMethod, openSetup, type PaymentMethod, paymentMethodQuery } from './api/payment-method.ts';
import { brandName, CardBrand } from './card-brand.tsx';
import { goToCheckout } from './go-to-checkout.ts';
import { SavedCheck } from './saved-check.tsx';

const NOT_SIGNED_IN = 'You must be logged in to update your payment method';
const SETUP_FAILED = 'Failed to create payment method setup session. Please try again.';
const UPDATE_FAILED = 'Failed to update payment method. Please try again.';
const NOTHING_TO_DELETE = 'No payment method to delete';
const DELETE_FAILED = 'Failed to delete payment method. Please try again.';
const DELETED = 'Payment method deleted successfully';

const complain = (description: string) => toast('Error', { description, variant: 'destructive' });
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
export function PaymentMethodCard({ returnTo, justSaved }: { returnTo: string; justSaved: boolean }) {
  const user = useSignedInUser();
  const queries = useQueryClient();
  const query = paymentMethodQuery(user.id);
  const { data: method, error, isPending, refetch } = useQuery(query);
  const [busy, setBusy] = useState<'setup' | 'delete' | null>(null);
  const [asking, setAsking] = useState(false);
  const cardButton = useRef<HTMLButtonElement>(null);

  const setUp = async () => {
    setBusy('setup');
    try {
      if (!(await hasSession())) {
        complain(NOT_SIGNED_IN);
        return setBusy(null);
      }
      const [path = returnTo, tab = ''] = returnTo.split('?');
      const url = await openSetup(path, tab);
      if (url !== null) return goToCheckout(url, returnTo);
      complain(SETUP_FAILED);
    } catch {
      complain(UPDATE_FAILED);
    }
    setBusy(null);
  };
  const remove = async () => {
    const held = queries.getQueryData(query.queryKey);
    if (!held) return complain(NOTHING_TO_DELETE);
    setBusy('delete');
    try {
      const deleted = await deletePaymentMethod(user.id, held.stripe_payment_method_id);
      queries.setQueryData(query.queryKey, null);
      // The button that was pressed goes with the card.
      cardButton.current?.focus();
      if (deleted) toast(DELETED, { variant: 'success' });
      else complain(NOTHING_TO_DELETE);
    } catch {
      complain(DELETE_FAILED);
    }
    setBusy(null);
  };

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
              <CreditCard className="size-4" aria-hidden="true" />
            </span>
            No card on file.
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            ref={cardButton}
            look={method ? 'outline' : 'primary'}
            disabled={busy === 'setup' || isPending}
            onClick={() => {
              if (busy === null) void setUp();
            }}
          >
            {busy === 'setup' ? <Spinner /> : null}
            {method ? 'Replace card' : 'Add card'}
          </Button>
          {method ? (
            <Button
              look="danger"
              aria-disabled={busy !== null}
              onClick={() => {
                if (busy === null) setAsking(true);
              }}
            >
              {busy === 'delete' ? <Spinner /> : null}Delete card
            </Button>
          ) : null}
        </div>
        <ConfirmDialog
          open={asking}
          title="Delete this card?"
          confirm="Delete card"
          onConfirm={() => void remove()}
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
