import { DeleteAccountPanel } from '@/features/account/delete-account-panel.tsx';
import { BillingPanel } from '@/features/billing/billing-panel.tsx';
import { ConnectedApps } from '@/features/connected-apps/apps-panel.tsx';
import { SettingsPage } from '@/features/settings/settings-page.tsx';
import { SupportPanel } from '@/features/support/support-panel.tsx';
import { TopUpHistory } from '@/features/wallet/top-up-history.tsx';
import { paths } from '@/lib/paths.ts';

export function Settings() {
  return (
    <SettingsPage
      others={{
        apps: <ConnectedApps />,
        billing: <BillingPanel returnTo={`${paths.settings}?panel=billing`} history={<TopUpHistory />} />,
        support: <SupportPanel />,
        delete: <DeleteAccountPanel />,
      }}
    />
  );
}
