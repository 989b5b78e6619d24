import { Suspense } from 'react';
import { Charts } from './charts.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Demo } from './demo/demo.tsx';
import { Hero } from './hero.tsx';
import { Modules } from './modules.tsx';
import { Prices } from './prices.tsx';
import { ReportPassage } from './report-passage.tsx';
import { Stats } from './stats.tsx';
import { TrustedBy } from './trusted-by.tsx';

export function HomePage() {
  return (
    <>
      <Suspense>
        <Demo>
          <Hero />
        </Demo>
      </Suspense>
      <Suspense>
        <Stats />
        <TrustedBy />
      </Suspense>
      <Suspense>
        <Charts />
        <Modules />
      </Suspense>
      <Suspense>
        <ReportPassage />
        <Prices />
        <ClosingCall />
      </Suspense>
    </>
  );
}
