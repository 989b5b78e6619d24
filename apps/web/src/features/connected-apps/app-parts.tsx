import { APP_SCOPES, type AppScope, isAppScope } from '@theia-astro/server/rules/connected-apps';
import { Check } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Field } from '@/components/ui/field.tsx';
import { unitPrices } from '@/lib/offer.ts';

interface AppNameProps {
  name: string;
  clientHost: string | null;
  redirectHost: string;
}

/** Where an app is that registered itself, from where it is sent back to: a host, this machine, or the scheme of a native app. */
function placeOf(redirectHost: string): string {
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(redirectHost)) return 'An app on this computer';
  return redirectHost.includes('.') ? redirectHost : `Opens ${redirectHost}:`;
}

/** An app by the name that it gives itself, and the host that shows whether that is true. */
export function AppName({ name, clientHost, redirectHost }: AppNameProps) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-xl border border-line bg-sunken text-base font-semibold text-ink-soft"
      >
        {name.slice(0, 1).toUpperCase()}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold wrap-anywhere">
          {name}
          {clientHost === null ? <Badge tone="warn">Not verified</Badge> : null}
        </p>
        <p className="text-[0.8125rem] wrap-anywhere text-ink-muted">{clientHost ?? placeOf(redirectHost)}</p>
      </div>
    </div>
  );
}

/** What an app may do, a line each. */
export function Rights({ scopes }: { scopes: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {scopes.filter(isAppScope).map((scope) => (
        <li key={scope} className="flex gap-2.5">
          <Check className="mt-0.5 size-4 shrink-0 text-ok" />
          <span>
            {APP_SCOPES[scope]}
            {scope === 'reports' ? `, $${REPORT_USD.toFixed(2)} each` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

const priceOf = (tier: string): number => unitPrices.find((price) => price.tier === tier)?.unitPriceUsd ?? 0;
const REPORT_USD = priceOf('report');
const CHART_USD = priceOf('natal');

/** What a limit means, in calls. */
export function limitHint(scopes: readonly AppScope[], usd: number | null): string {
  if (usd === null) return 'Counted at list price, also when your plan pays.';
  if (scopes.includes('reports') && usd < REPORT_USD)
    return `Too low for a report, which costs $${REPORT_USD.toFixed(2)}.`;
  const charts = Math.floor(usd / CHART_USD + 1e-9);
  return `About ${charts.toLocaleString('en')} birth charts. Counted at list price, also when your plan pays.`;
}

interface LimitFieldProps {
  value: string;
  onText: (text: string) => void;
  hint: string;
  error?: string | undefined;
  disabled: boolean;
}

export function LimitField({ value, onText, hint, error, disabled }: LimitFieldProps) {
  return (
    <Field
      label="Spending limit per day"
      name="daily-limit"
      inputMode="decimal"
      autoComplete="off"
      required
      className="pl-7 pr-2! tabular-nums"
      inside={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-muted"
        >
          $
        </span>
      }
      value={value}
      onText={onText}
      hint={hint}
      error={error}
      disabled={disabled}
    />
  );
}
