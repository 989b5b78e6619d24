import { Segmented } from '@/components/ui/segmented.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { chooseNatalSystem, type NatalSystem } from './operations/plan.ts';

const OPTIONS = [
  { value: 'western', label: 'Western' },
  { value: 'vedic', label: 'Vedic' },
] as const;

/** The one natal chart system that Starter includes; it can be changed once per period. */
export function NatalSystemChoice({ system }: { system: string }) {
  const { mutate: choose, isPending, variables } = useOperation(chooseNatalSystem);
  const held: NatalSystem = system === 'vedic' ? 'vedic' : 'western';
  const shown = isPending ? variables : held;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">
        <span className="font-medium">Natal charts</span> <span className="text-ink-muted">change once a period</span>
      </p>
      <Segmented
        label="Natal charts included"
        options={OPTIONS}
        value={shown}
        onChange={(wanted) => {
          if (!isPending && wanted !== shown) choose(wanted);
        }}
      />
    </div>
  );
}
