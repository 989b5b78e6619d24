import { shortNatalExample } from 'virtual:examples';
import { CodeBlock } from '@/components/quick-start/code-block.tsx';
import { samples } from '@/components/quick-start/samples.ts';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { useOrigin } from '@/lib/origin.ts';

const HEADERS = `Theia-Cost-Usd: 0.0000
Theia-Balance-Usd: 0.0000
RateLimit-Remaining: 9`;

export function OneRequest() {
  const origin = useOrigin();
  return (
    <section aria-labelledby="request-title" className="border-y border-line bg-sunken/60">
      <div className="page-width py-20 sm:py-24">
        <h2 id="request-title" className="text-title">
          A chart is one call away
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-muted">
          Say where and when, the way people say it. Theia finds the place, applies the clock of that day and shows what
          it used.
        </p>
        <div className="mt-10 grid items-start gap-5 lg:grid-cols-2">
          <div className="grid min-w-0 gap-5">
            <CodeBlock code={samples.curl(origin, SAMPLE_KEY)} label="request" title="POST /swiss/natal" />
            <CodeBlock code={HEADERS} label="headers of the answer" title="Every answer says what it cost" />
          </div>
          <CodeBlock code={shortNatalExample.response} label="response" title="200 OK, shortened" />
        </div>
      </div>
    </section>
  );
}
