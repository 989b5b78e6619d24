import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BirthFields } from '@/components/birth/birth-fields.tsx';
import { type Birth, NO_BIRTH } from '@/components/birth/birth.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';
import { paths } from '@/lib/paths.ts';
import type { ChartState } from './use-chart.ts';

const FIELDS = ['birth_date', 'birth_time', 'location'] as const;

/** Where a visitor enters a birth of their own. */
export function BirthForm({ chart }: { chart: ChartState }) {
  const { busy, rejections, problems, failure, see, forgive } = chart;
  const [birth, setBirth] = useState<Birth>(NO_BIRTH);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  const failureBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) failureBox.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) see(birth);
  };
  return (
    <div ref={form}>
      <form
        {...inertUntilHydrated}
        noValidate
        onSubmit={submit}
        aria-labelledby="your-birth-title"
        className="grid gap-3"
      >
        <BirthFields
          compact
          value={birth}
          problems={problems}
          onChange={(changed) => {
            setBirth(changed);
            forgive(FIELDS.filter((name) => changed[name] !== birth[name]));
          }}
        />
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" look="outline" className="h-11" aria-disabled={busy}>
            {busy ? 'Computing …' : 'See the chart'}
          </Button>
          <p className="min-w-40 flex-1 text-[0.8125rem] leading-snug text-ink-muted">
            Sent to this server only. Neither stored nor logged.
          </p>
        </div>
      </form>
      <div ref={failureBox} className="scroll-my-20">
        {failure === null ? null : (
          <Alert tone="bad" className="mt-3">
            <p>{failure.message}</p>
            {failure.limited ? (
              <p>
                <TextLink to={paths.signup} className="text-bad decoration-bad/40">
                  Sign up
                </TextLink>{' '}
                for a key of your own: the trial is free and needs no card.
              </p>
            ) : null}
          </Alert>
        )}
      </div>
    </div>
  );
}
