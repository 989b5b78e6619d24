import type { AppliedPromotion } from '@theia-astro/server/rules/operations/billing';
import { PROMOTION_CODE_CHARACTERS_MAX } from '@theia-astro/server/rules/promotion-code';
import { type SubmitEvent, useState } from 'react';
import { Tag } from '@/components/icons/icons.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { promotionWords } from './promotion-words.ts';

export interface PromotionState {
  /** The code that was entered; null: none. */
  code: string | null;
  applied: AppliedPromotion | null;
  checking: boolean;
  problem: string | undefined;
  onCode: (code: string | null) => void;
}

/** Enters a promotion code, or shows the one that is applied with what it takes off. */
export function PromotionField({ promotion, disabled }: { promotion: PromotionState; disabled: boolean }) {
  const { code, applied, checking, problem, onCode } = promotion;
  const [typed, setTyped] = useState('');
  if (applied !== null)
    return (
      <div className="mt-5 flex items-start justify-between gap-3 rounded-lg bg-ok-wash px-3.5 py-3 text-sm text-ok">
        <p className="flex min-w-0 gap-2">
          <Tag className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            <strong className="font-medium">{applied.code}</strong>: {promotionWords(applied)}
          </span>
        </p>
        <Button
          look="ghost"
          size="small"
          disabled={disabled}
          aria-label={`Remove the promotion code ${applied.code}`}
          onClick={() => onCode(null)}
        >
          Remove
        </Button>
      </div>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !checking) onCode(typed.trim());
  };
  return (
    <form onSubmit={submit} className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <Field
        label="Promotion code"
        value={typed}
        onText={(text) => {
          setTyped(text);
          if (code !== null) onCode(null);
        }}
        maxLength={PROMOTION_CODE_CHARACTERS_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        disabled={disabled}
        error={problem}
      />
      <Button
        type="submit"
        look="outline"
        className="mt-[1.65rem] h-11"
        disabled={disabled || checking || typed.trim() === ''}
      >
        {checking ? <Spinner /> : null}Apply
      </Button>
    </form>
  );
}
