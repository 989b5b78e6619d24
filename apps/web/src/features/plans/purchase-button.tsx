import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { ButtonLook } from '@/components/ui/button-class.ts';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { paths } from '@/lib/paths.ts';

type Purchase = { plan: string } | { addon: string };

interface PurchaseButtonProps extends ButtonLook {
  purchase: Purchase;
  /** True while its payment page is being opened. */
  busy: boolean;
  disabled: boolean;
  onBuy: () => void;
  label: string;
  className?: string;
  children: ReactNode;
}

/** Sends visitors to sign in, keeping the way back and their choice; opens the payment page for signed-in users. */
export function PurchaseButton({ purchase, busy, disabled, onBuy, label, children, ...look }: PurchaseButtonProps) {
  if (!useIsSignedIn()) {
    return (
      <ButtonLink
        to={`${paths.login}?${new URLSearchParams({ redirect: paths.plans, ...purchase })}`}
        aria-label={label}
        {...look}
      >
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={onBuy} disabled={disabled} aria-busy={busy} aria-label={label} {...look}>
      {busy ? <Spinner /> : null}
      {children}
    </Button>
  );
}
