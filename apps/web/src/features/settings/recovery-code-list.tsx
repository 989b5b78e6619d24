import { Download } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyTextButton } from '@/components/ui/copy-text-button.tsx';
import { groupedCode } from '@/lib/auth/recovery-codes.ts';
import { saveFile } from '@/lib/save-file.ts';
import { site } from '@/lib/site.ts';
import { LeadingButton } from './lead.tsx';

const FILE_NAME = 'theia-recovery-codes.txt';

/** New recovery codes, shown only once: to copy or to save. */
export function RecoveryCodeList({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}) {
  const grouped = codes.map(groupedCode);
  const text = [
    `${site.name} recovery codes for ${email}`,
    'Each opens the account once in place of the authenticator app.',
    '',
    ...grouped,
    '',
  ].join('\n');
  return (
    <div className="grid gap-4">
      <div className="space-y-1.5">
        <h3 className="text-sm font-semibold">Your recovery codes</h3>
        <p className="text-sm text-ink-soft">
          Keep them where you keep your passwords. Each opens the account once when the authenticator app is lost. They
          are not shown again.
        </p>
      </div>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-lg bg-sunken p-4 font-mono text-[0.8125rem] sm:grid-cols-2"
      >
        {grouped.map((code) => (
          <li key={code} data-testid="recovery-code" className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyTextButton text={grouped.join('\n')} label="Copy codes" />
        <Button look="outline" size="small" onClick={() => saveFile(FILE_NAME, 'text/plain', text)}>
          <Download />
          Download
        </Button>
      </div>
      <LeadingButton className="justify-self-start" onClick={onDone}>
        I have saved them
      </LeadingButton>
    </div>
  );
}
