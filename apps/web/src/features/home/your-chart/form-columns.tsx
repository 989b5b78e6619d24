import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';

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
