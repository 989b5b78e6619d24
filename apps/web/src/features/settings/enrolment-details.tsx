import { QRCodeSVG } from 'qrcode.react';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { Enrolment } from './operations/second-factor.ts';

const COPIED_MS = 2000;

/** Data for the authenticator app: a QR code to scan, or the secret to type. */
export function EnrolmentDetails({ enrolment }: { enrolment: Enrolment }) {
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
