import { headers, response } from 'virtual:home-example';
import { type Birth, birthRequest } from '@/components/birth/birth.ts';
import { curlOf } from '@/components/birth/curl.ts';
import { CodePanel } from '@/components/code-panel.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import type { System } from './try-chart.ts';
import type { ShownChart } from './use-chart.ts';

const requestOf = (birth: Birth, system: System) => ({
  ...birthRequest(birth),
  ...(system === 'vedic' ? { system } : {}),
});

interface CallProps {
  birth: Birth;
  /** Null: the example is shown. */
  shown: ShownChart | null;
  className?: string;
}

/** The call behind the chart: the request, the headers that say what it cost, and the response. */
export function Call({ birth, shown, className }: CallProps) {
  const origin = useOrigin();
  return (
    <section aria-labelledby="call-title" className={className}>
      <h2 id="call-title" className="text-heading">
        One request, one chart
      </h2>
      <p className="mt-1.5 text-ink-muted max-sm:hidden">
        Send date, time and place as people say them. Theia finds the place and the clock of that day, and says which it
        used.
      </p>
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-2">
        <div className="contents lg:grid lg:gap-4">
          <CodePanel
            code={curlOf(origin, SAMPLE_KEY, requestOf(birth, shown?.system ?? 'western'))}
            label="request"
            title="POST /swiss/natal"
            className="min-w-0"
          />
          <CodePanel
            code={headers}
            label="headers"
            title="Cost, in every response"
            className="min-w-0 max-lg:order-1"
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 max-lg:order-2">
            <ButtonLink to={paths.signup} look="outline" className="h-11">
              Get this from the API
            </ButtonLink>
            <TextLink to={paths.apiReference} className="py-2.5 text-sm">
              Every endpoint and field
            </TextLink>
          </div>
        </div>
        <CodePanel
          code={shown?.json ?? response}
          label="response"
          title={shown === null ? '200 OK, shortened' : '200 OK'}
          tall="max-h-[27.5rem]"
          className="min-w-0"
        />
      </div>
    </section>
  );
}
