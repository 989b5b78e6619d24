import { Suspense } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { TRIAL_DAYS } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { ClosingCall } from './closing-call.tsx';
import { Modules } from './modules.tsx';
import { OneRequest } from './one-request.tsx';
import { SkyNow } from './sky-now.tsx';
import { Stats } from './stats.tsx';
import { TrustedBy } from './trusted-by.tsx';
import { WrittenReport } from './written-report.tsx';
import { YourChart } from './your-chart/your-chart.tsx';

function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="page-width grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[1.02fr_1fr] lg:gap-10 lg:py-24">
        <div className="relative z-10">
          <p className="eyebrow">Western and Vedic, on Swiss Ephemeris</p>
          <h1 className="mt-5 text-display">The sky at any moment, as&nbsp;JSON.</h1>
          <p className="mt-6 max-w-lg text-lg text-ink-muted">
            Natal, Vedic, transit and relationship charts over one HTTP API, in agreement{' '}
            <TextLink to={paths.accuracy}>with Swiss Ephemeris to 0.001″ and with JPL Horizons to 0.3″</TextLink>. Fast
            responses; places, time zones and their history included.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.signup} size="large">
              Start Free Trial
            </ButtonLink>
            <ButtonLink to={paths.guide} size="large" look="outline">
              View Docs
            </ButtonLink>
          </div>
          <p className="mt-4 text-sm text-ink-muted">
            {TRIAL_DAYS} days free. No credit card. Or <TextLink to="#your-chart">see your own chart</TextLink> first.
          </p>
        </div>
        <div className="relative mx-auto w-full max-w-md lg:max-w-none">
          <SkyNow />
        </div>
      </div>
    </section>
  );
}

export function HomePage() {
  return (
    <>
      <Hero />
      <Suspense>
        <YourChart />
      </Suspense>
      <Suspense>
        <Stats />
        <TrustedBy />
      </Suspense>
      <Suspense>
        <Modules />
      </Suspense>
      <Suspense>
        <WrittenReport />
      </Suspense>
      <Suspense>
        <OneRequest />
        <ClosingCall />
      </Suspense>
    </>
  );
}
