import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '@/components/ui/segmented.tsx';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { chooseNatalSystem } from './api/plan.ts';

const OPTIONS = [
  { value: 'western', label: 'Western' },
  { value: 'vedic', label: 'Vedic' },
] as const;
const FAILED = 'The natal system could not be changed. Please try again.';

/** The one system of natal charts that Starter includes; changed once in a period. */
export function NatalSystemChoice({ system }: { system: 'western' | 'vedic' }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<'western' | 'vedic' | null>(null);
  const shown = chosen ?? system;
  const choose = async (wanted: 'western' | 'vedic') => {
    if (busy || wanted === shown) return;
    setBusy(true);
    setChosen(wanted);
    try {
      await chooseNatalSystem(wanted);
      toast(`Your plan now includes ${wanted === 'vedic' ? 'Vedic' : 'Western'} natal charts`, { variant: 'success' });
    } catch (thrown) {
      setChosen(shown);
      toast('Error', { description: errorMessage(thrown, FAILED), variant: 'destructive' });
    }
    setBusy(false);
    void queries.invalidateQueries({ queryKey: ['billing', 'plan'] });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">
        <span className="font-medium">Natal charts</span> <span className="text-ink-muted">change once a period</span>
      </p>
      <Segmented
        label="Natal charts included"
        options={OPTIONS}
        value={shown}
        onChange={(wanted) => void choose(wanted)}
      />
    </div>
  );
}
