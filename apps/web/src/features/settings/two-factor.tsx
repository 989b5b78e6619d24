import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { NotConfirmed, useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { makeRecoveryCodes } from '@/lib/auth/recovery-codes.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import {
  cancelEnrolment,
  confirmSecondFactor,
  enrolSecondFactor,
  type Enrolment,
  recoveryCodesQuery,
  removeSecondFactor,
  secondFactorQuery,
} from './api/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { EnrolmentDetails } from './enrolment-details.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsSection } from './section.tsx';

const ENABLED = 'Two-factor authentication is on';
const DISABLED = 'Two-factor authentication is off';

/** Turns the authenticator app on (scan, confirm, keep the recovery codes) and off (confirm). */
export function TwoFactor() {
  const user = useSignedInUser();
  const queries = useQueryClient();
  const query = secondFactorQuery(user.id);
  const { data: factorId, isPending, error, refetch } = useQuery(query);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [removing, setRemoving] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const owner = useConfirmedOwner();
  const [busy, setBusy] = useState(false);

  const settle = async (message: string) => {
    setEnrolment(null);
    setRemoving(false);
    await queries.invalidateQueries({ queryKey: query.queryKey });
    toast(message, { variant: 'success' });
  };
  const start = async () => {
    setBusy(true);
    try {
      setEnrolment(await owner.run(enrolSecondFactor));
    } catch (thrown) {
      if (!(thrown instanceof NotConfirmed))
        toast('Error', {
          description: errorMessage(thrown, 'The authenticator could not be set up.'),
          variant: 'destructive',
        });
    }
    setBusy(false);
  };
  const turnOn = async (factorId: string, code: string) => {
    await confirmSecondFactor(factorId, code);
    // The factor stands; codes that could not be made now can be made below.
    setCodes(await makeRecoveryCodes(false).catch(() => null));
    await settle(ENABLED);
  };
  const turnOff = async (factorId: string, code: string) => {
    await removeSecondFactor(factorId, code);
    queries.removeQueries({ queryKey: recoveryCodesQuery(user.id).queryKey });
    await settle(DISABLED);
  };
  const stop = () => {
    if (enrolment) void cancelEnrolment(enrolment.factorId).catch(() => undefined);
    setEnrolment(null);
  };
  const on = Boolean(factorId);
  return (
    <SettingsSection
      id="two-factor-title"
      title="Two-factor authentication"
      description="A code from an authenticator app at every sign-in, besides the password."
      action={isPending || error ? null : <Badge tone={on ? 'ok' : 'plain'}>{on ? 'On' : 'Off'}</Badge>}
    >
      {isPending ? <Skeleton className="h-10 w-40" /> : null}
      {error ? <LoadError error="Two-factor authentication could not be read." onRetry={() => void refetch()} /> : null}
      {!isPending && !error && !on && !enrolment ? (
        <Button look="outline" disabled={busy} onClick={start}>
          {busy ? <Spinner /> : null}Set up authenticator app
        </Button>
      ) : null}
      {enrolment ? (
        <div className="grid gap-6">
          <EnrolmentDetails enrolment={enrolment} />
          <CodeForm action="Turn on" onSubmit={(code) => turnOn(enrolment.factorId, code)} onCancel={stop} />
        </div>
      ) : null}
      {factorId && codes ? (
        <RecoveryCodeList codes={codes} email={user.email ?? ''} onDone={() => setCodes(null)} />
      ) : null}
      {factorId && !enrolment && !codes && !removing ? (
        <div className="grid gap-5">
          <Button look="danger" className="justify-self-start" onClick={() => setRemoving(true)}>
            Turn off
          </Button>
          <RecoveryCodes onMade={setCodes} />
        </div>
      ) : null}
      {factorId && removing ? (
        <CodeForm
          action="Turn off"
          takesRecoveryCode
          onSubmit={(code) => turnOff(factorId, code)}
          onCancel={() => setRemoving(false)}
        />
      ) : null}
      {owner.dialog}
    </SettingsSection>
  );
}
