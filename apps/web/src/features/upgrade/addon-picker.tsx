import { Check } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { addons, planById, plansIncluding } from '@/lib/offer.ts';
import { addonsFor, type Choice } from '@/lib/plan-choice.ts';

const NOTES: Readonly<Record<string, string>> = {
  'Relationship Compatibility': 'Synastry between two charts, with a transparent score',
  'Yearly Cycle': 'Solar return, profections and transits of a year',
  Transits: 'Exact transits, twelve months ahead',
};

/** The add-ons. Those included in the plan are marked and cannot be chosen. */
export function AddonPicker({ choice, onToggle }: { choice: Choice; onToggle: (name: string) => void }) {
  const offered = addonsFor(choice.plan);
  return (
    <fieldset>
      <legend className="mb-3 text-base font-semibold tracking-tight">Add-ons</legend>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {addons.map((addon) => {
          const { name, priceUsd } = addon;
          const canHave = offered.includes(addon);
          const included = plansIncluding(addon).some(({ id }) => id === choice.plan);
          const checked = choice.addons.includes(name);
          return (
            <label
              key={name}
              className={cn(
                'flex items-center gap-4 border-b border-line px-5 py-4 last:border-b-0',
                canHave ? 'cursor-pointer hover:bg-sunken/50' : 'text-ink-muted',
              )}
            >
              <input
                type="checkbox"
                className="peer sr-only"
                aria-label={name}
                checked={checked}
                disabled={!canHave}
                onChange={() => onToggle(name)}
              />
              <span
                aria-hidden="true"
                className={cn(
                  'grid size-5 shrink-0 place-items-center rounded-md border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[var(--ring)]',
                  checked ? 'border-accent bg-accent text-accent-ink' : 'border-line-strong',
                  !canHave && 'bg-sunken',
                )}
              >
                {checked || included ? <Check className="size-3.5" /> : null}
              </span>
              <span className="min-w-0 flex-1">
                <span className={cn('block font-medium', canHave && 'text-ink')}>{name}</span>
                <span className="block text-sm text-ink-muted">{NOTES[name]}</span>
              </span>
              <span className="text-right text-sm tabular-nums">
                {included ? `Included in ${planById(choice.plan).name}` : `$${priceUsd} a month`}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
