import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { CodeForm } from './code-form.tsx';
import {
  cancelEnrolment,
  type Enrolment,
  enrolSecondFactor,
  secondFactorQuery,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './operations/second-factor.ts';
import { RecoveryCodeList, RecoveryCodes } from './recovery-codes.tsx';
import { SettingsSection } from './section.tsx';

const COPIED_MS = 2000;

/** Data for the authenticator app: a QR code to scan, or the secret to type. */
function EnrolmentDetails({ enrolment }: { enrolment: Enrolment }) {
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
      <div className="justify-self-start rounded-xl border border-line bg-white p-3">
        <QRCodeSVG value={enrolment.uri} size={148} role="img" title="QR code for your authenticator app" />
      </div>
      <div className="min-w-0 space-y-3 text-sm text-ink-soft">
        <p>Scan this with your authenticator app, then enter the code it shows. Cannot scan? Type the secret:</p>
        <p className="flex items-center gap-1 rounded-lg bg-sunken py-1 pl-3 pr-1">
          <code data-testid="totp-secret" className="min-w-0 flex-1 font-mono text-[0.8125rem] break-all">
            {enrolment.secret}
          </code>
          <CopyButton text={enrolment.secret} label="Copy secret" indicatorMs={COPIED_MS} />
        </p>
      </div>
    </div>
  );
}

/** Turns the authenticator app on (scan, confirm, keep the recovery codes) and off (confirm). */
export function TwoFactor() {
  const user = useSignedInUser();
  const { data: factorId, isPending, error, refetch } = useQuery(secondFactorQuery(user.id));
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [removing, setRemoving] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const owner = useConfirmedOwner();
  const { mutate: enrol, isPending: busy } = useOperation(enrolSecondFactor(owner.run));
  const { mutate: cancel } = useOperation(cancelEnrolment);
  const { mutateAsync: confirm } = useOperation(turnOnSecondFactor(user.id));
  const { mutateAsync: remove } = useOperation(turnOffSecondFactor(user.id));

  const start = () => enrol(undefined, { onSuccess: setEnrolment });
  const turnOn = async (factorId: string, code: string) => {
    setCodes(await confirm({ factorId, code }));
    setEnrolment(null);
  };
  const turnOff = async (factorId: string, code: string) => {
    await remove({ factorId, code });
    setRemoving(false);
  };
  const stop = () => {
    if (enrolment) cancel(enrolment.factorId);
    setEnrolment(null);
  };
  const on = Boolean(factorId);
  return (
    <SettingsSection
      id="two-factor-title"
      title="Two-factor authentication"
      description="An authenticator code at every sign-in, in addition to the password."
      action={isPending || error ? null : <Badge tone={on ? 'ok' : 'plain'}>{on ? 'On' : 'Off'}</Badge>}
    >
      {isPending ? <Skeleton className="h-10 w-40" /> : null}
      {error ? (
        <LoadError error="Two-factor authentication could not be loaded." onRetry={() => void refetch()} />
      ) : null}
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
