import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';

/** The rings of a wheel without a chart, in the place where it will be; the tabs above it have their place too. */
export function EmptyChart({ busy }: { busy: boolean }) {
  return (
    <div className="relative mt-15 max-[23rem]:mt-28 aspect-square w-full">
      <svg
        viewBox="0 0 1000 1000"
        aria-hidden="true"
        fill="none"
        className={`size-full ${busy ? 'motion-safe:animate-pulse' : ''}`}
      >
        <circle cx="500" cy="500" r="490" className="fill-surface stroke-line" strokeWidth="2" />
        <circle cx="500" cy="500" r="428" className="fill-bg stroke-line" strokeWidth="2" />
        <circle
          cx="500"
          cy="500"
          r="459"
          strokeWidth="62"
          pathLength="360"
          strokeDasharray="0.2 29.8"
          className="stroke-line-strong"
        />
        <circle cx="500" cy="500" r="200" className="fill-surface stroke-line" strokeWidth="2" />
      </svg>
      <p className="absolute inset-0 m-auto grid max-w-28 place-content-center text-center text-sm text-ink-muted">
        {busy ? 'Computing …' : 'Your chart appears here'}
      </p>
    </div>
  );
}

/** The form beside its chart, on a phone above it, and what comes after the first chart. */
export function FormColumns({ children, chart }: { children: ReactNode; chart: ReactNode }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      {children}
      <div className="mx-auto w-full max-w-[36rem] min-w-0">
        {chart}
        <div className="mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
          <ButtonLink to={paths.signup} look="outline" className="h-11">
            Get this from the API
          </ButtonLink>
          <TextLink to={paths.guide} className="py-2.5 text-sm">
            See the request
          </TextLink>
        </div>
      </div>
    </div>
  );
}

/** The place of the form and of its chart, as high as they are at every width. */
export function FormPlace() {
  return (
    <FormColumns chart={<EmptyChart busy={false} />}>
      <div aria-hidden="true" className="h-112 rounded-md bg-sunken/50 sm:h-68" />
    </FormColumns>
  );
}
