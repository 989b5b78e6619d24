import { SAMPLE_KEY } from './sample-key.ts';
import { useState } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { Eye, EyeOff } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyTextButton } from '@/components/ui/copy-button.tsx';
import { BUILT_ORIGIN } from '@/lib/built-origin.ts';
import { maskApiKey } from '@/lib/format.ts';
import { useOrigin } from '@/lib/origin.ts';

interface SampleCodeProps {
  /** With placeholders for the key and the address of the installation. */
  code: string;
  apiKey: string | undefined;
  /** Whether the key is shown; one choice for all samples that stand together. */
  shown: boolean;
  onShown: (shown: boolean) => void;
  label: string;
  title?: string;
  note?: string;
  className?: string;
}

/** Whether the key is shown in the samples of a panel: not until the reader asks for it. */
export function useKeyShown() {
  const [shown, onShown] = useState(false);
  return { shown, onShown };
}

/**
 * A sample that runs as printed. A signed-in reader's key stands in it masked until it is shown; until then the copy button copies the placeholder, and
 * "Copy with key" the key.
 */
export function SampleCode({ code, apiKey, shown, onShown, ...panel }: SampleCodeProps) {
  const origin = useOrigin();
  const sample = code.replaceAll(BUILT_ORIGIN, origin);
  if (apiKey === undefined || !sample.includes(SAMPLE_KEY)) return <CodePanel code={sample} {...panel} />;
  const whole = sample.replaceAll(SAMPLE_KEY, apiKey);
  const Icon = shown ? EyeOff : Eye;
  return (
    <CodePanel
      code={shown ? whole : sample.replaceAll(SAMPLE_KEY, maskApiKey(apiKey))}
      copied={shown ? whole : sample}
      {...panel}
    >
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-sunken/50 px-2 py-1.5">
        <Button look="ghost" size="small" aria-pressed={shown} onClick={() => onShown(!shown)} icon={Icon}>
          {shown ? 'Hide key' : 'Show key'}
        </Button>
        <CopyTextButton text={whole} label="Copy with key" />
      </div>
    </CodePanel>
  );
}
