import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BirthFields } from '@/components/birth/birth-fields.tsx';
import { type Birth, NO_BIRTH } from '@/components/birth/birth.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { EmptyChart, FormColumns } from './form-columns.tsx';
import { Result } from './result.tsx';
import { useChart } from './use-chart.ts';

/** Albert Einstein, by the birth record of the registry office of Ulm. */
export const EXAMPLE: Birth = { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' };

const FIELDS = ['birth_date', 'birth_time', 'location'] as const;

/** Where a visitor types a birth, and its chart beside it. */
export function ChartForm() {
  const [birth, setBirth] = useState<Birth>(NO_BIRTH);
  const { system, busy, rejections, shown, problems, failure, see, setSystem, forgive } = useChart();
  const result = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  const isShown = shown !== null;
  useEffect(() => {
    if (isShown) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) see(birth);
  };
  return (
    <FormColumns
      chart={
        <div ref={result} className="scroll-mt-20" aria-busy={busy}>
          <p role="status" className="sr-only">
            {busy ? 'Computing the chart' : isShown ? 'The chart is drawn' : ''}
          </p>
          {isShown ? <Result chart={shown} system={system} onSystem={setSystem} /> : <EmptyChart busy={busy} />}
        </div>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label="Birth"
        className="grid min-h-112 content-start gap-5 sm:min-h-68 lg:min-h-0"
      >
        <BirthFields
          value={birth}
          problems={problems}
          onChange={(changed) => {
            setBirth(changed);
            forgive(FIELDS.filter((name) => changed[name] !== birth[name]));
          }}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" size="large" aria-disabled={busy}>
            {busy ? 'Computing …' : 'See the chart'}
          </Button>
          <button
            type="button"
            onClick={() => {
              setBirth(EXAMPLE);
              see(EXAMPLE);
            }}
            className="h-11 text-sm font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent"
          >
            Try an example: Albert Einstein
          </button>
        </div>
        {failure === null ? null : (
          <Alert tone="bad">
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
        <p className="text-[0.8125rem] text-ink-muted">
          The birth goes to this server and nowhere else. It is neither stored nor logged.
        </p>
      </form>
    </FormColumns>
  );
}
