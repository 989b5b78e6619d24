import { Fragment, type ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/** A name, a value, and classes of the value. */
export type Fact = readonly [name: string, value: ReactNode, className?: string];

interface FactsProps {
  /** False: left out. */
  facts: readonly (Fact | false)[];
  className?: string;
}

const known = (facts: FactsProps['facts']) => facts.filter((fact) => fact !== false);

/** Facts in two narrow columns. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={cn('grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[0.8125rem] text-ink-muted', className)}>
      {known(facts).map(([name, value, classes = 'text-ink-soft tabular-nums']) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className={classes}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The facts of one thing, one below the other, with lines between. */
export function FactList({ facts, className }: FactsProps) {
  return (
    <dl className={cn('divide-y divide-line text-sm', className)}>
      {known(facts).map(([name, value, classes]) => (
        <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2">
          <dt className="text-ink-muted">{name}</dt>
          <dd className={cn('min-w-0 break-words', classes)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Small facts whose values are at the right. */
export function FactLines({ facts, className }: FactsProps) {
  return (
    <dl className={cn('grid gap-1.5 text-[0.8125rem] text-ink-muted', className)}>
      {known(facts).map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd className="text-right text-ink-soft tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
