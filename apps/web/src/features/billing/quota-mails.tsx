import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import type { LoadedBillingSettings } from '@/lib/operations/load-billing-settings.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { saveBillingSettings } from './operations/settings.ts';
import { Switch } from './switch.tsx';

/** Switches the mails about the quota. */
export function QuotaMails({ settings }: { settings: LoadedBillingSettings }) {
  const user = useSignedInUser();
  const { mutate: save, isPending, variables } = useOperation(saveBillingSettings(user.id));
  return (
    <Switch
      label="Mails about the quota"
      description="One when 80 % of the plan’s calls of a period are used, one when all are."
      checked={(isPending ? variables.change.quota_mails : undefined) ?? settings.quota_mails}
      onChange={(on) =>
        save({
          change: { quota_mails: on },
          saved: on ? 'Mails about the quota are on' : 'Mails about the quota are off',
        })
      }
    />
  );
}
