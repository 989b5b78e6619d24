import { Suspense } from 'react';
import { shortNatalExample } from 'virtual:examples';
import { CodeBlock } from '@/components/quick-start/code-block.tsx';
import { samples } from '@/components/quick-start/samples.ts';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { TRIAL_DAYS, unitPrices } from '@/lib/offer.ts';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { Modules } from './modules.tsx';
import { SkyNow } from './sky-now.tsx';
import { Stats } from './stats.tsx';
import { TrustedBy } from './trusted-by.tsx';
import { YourChart } from './your-chart/your-chart.tsx';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="page-width py-20 text-center sm:py-28">
      <h2 id="closing-title" className="text-title">
        Your first chart is five minutes from here
      </h2>
      <p className="mx-auto mt-3 max-w-lg text-lg text-ink-muted">
        Sign up, confirm your e-mail, copy the key that is waiting on your dashboard. {TRIAL_DAYS} days free, no credit
        card.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.signup} size="large">
          Claim Free Key
        </ButtonLink>
        <ButtonLink to={paths.contact} size="large" look="outline">
          Talk to Sales
        </ButtonLink>
      </div>
    </section>
  );
}

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

const PRICE_USD = unitPrices.find(({ tier }) => tier === 'report')?.unitPriceUsd;

/** What a written report is, and the way to the samples. */
export function WrittenReport() {
  return (
    <section
      aria-labelledby="report-title"
      className="page-width flex flex-wrap items-end justify-between gap-6 pb-20 sm:pb-24"
    >
      <div className="max-w-xl">
        <h2 id="report-title" className="text-title">
          A reading, with its reasons
        </h2>
        <p className="mt-3 text-lg text-ink-muted">
          A birth, a relationship, a year, a dasha or a month of the Moon, written out. Beside every paragraph stands
          what it rests on, so anybody can check it. ${PRICE_USD} each, as PDF, HTML, Markdown or{' '}
          <TextLink to={`${paths.apiReference}/report`}>JSON</TextLink>.
        </p>
      </div>
      <ButtonLink to={paths.sampleReports} look="outline">
        Read a sample of each kind
      </ButtonLink>
    </section>
  );
}

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
