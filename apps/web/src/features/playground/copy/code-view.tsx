import { useState } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { CODE_LANGUAGES, type CodeLanguage, codeOf } from '@/lib/calls/code.ts';
import { useOrigin } from '@/lib/origin.ts';
import type { Fields, FormSpec } from '../form/model.ts';

/** The request as code. It contains the key only if that is chosen. */
export function CodeView({ spec, fields, apiKey }: { spec: FormSpec; fields: Fields; apiKey: string | null }) {
  const origin = useOrigin();
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const [isWithKey, setWithKey] = useState(false);
  const { bearer: _, ...sent } = fields;
  const code = codeOf(language, { ...spec, fields: sent, origin, apiKey: isWithKey ? apiKey : null });
  const label = CODE_LANGUAGES.find(({ value }) => value === language)?.label ?? '';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented label="Language of the code" options={CODE_LANGUAGES} value={language} onChange={setLanguage} />
        {apiKey === null || spec.open ? null : (
          <label className="flex min-h-9 items-center gap-2 text-[0.8125rem] text-ink-soft">
            <input
              type="checkbox"
              checked={isWithKey}
              onChange={({ target }) => setWithKey(target.checked)}
              className="size-4 accent-accent"
            />
            With my key
          </label>
        )}
      </div>
      <CodePanel code={code} label={`${label} code`} title={label} tall="max-h-[32rem]" />
      {isWithKey || spec.open ? null : (
        <p className="text-xs text-ink-muted">
          It reads the key from the environment variable <code className="font-mono">THEIA_KEY</code>.
        </p>
      )}
    </div>
  );
}
