import { ButtonLink } from '@/components/ui/button-link.tsx';
import { CodeBlock } from '@/components/quick-start/code-block.tsx';
import { SAMPLE_KEY, samples } from '@/components/quick-start/samples.ts';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { Modules } from './modules.tsx';
import { SkyNow } from './sky-now.tsx';

const stats = [
  { value: '0.001″', label: 'arc-second precision', detail: 'Swiss Ephemeris on DE431' },
  { value: '199,568', label: 'places, global time zones', detail: 'with their whole clock history' },
  { value: '99.99%+', label: 'uptime SLA', detail: 'the level we commit to' },
  { value: '10M+', label: 'monthly calls', detail: 'room for them on one node' },
] as const;

const SHORT_RESPONSE = `{
  "product": "natal",
  "sun_sign": "gemini",
  "moon_sign": "pisces",
  "rising_sign": "libra",
  "points": {
    "sun": {
      "longitude": 84.38822558,
      "dms": "24°23'17.6\\"",
      "house": 9
    }
  },
  "time": { "offset": "-04:00", "dst": true }
}`;

function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="page-width grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[1.02fr_1fr] lg:gap-10 lg:py-24">
        <div className="relative z-10">
          <p className="eyebrow">Western and Vedic, on Swiss Ephemeris</p>
          <h1 className="mt-5 text-display">The sky at any moment, as&nbsp;JSON.</h1>
          <p className="mt-6 max-w-lg text-lg text-ink-muted">
            Theia calculates natal, Vedic, transit and relationship charts to 0.001 arc second and answers over one HTTP API. Places, time zones and their history included.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.signup} size="large">Start Free Trial</ButtonLink>
            <ButtonLink to={paths.documentation} size="large" look="outline">View Docs</ButtonLink>
          </div>
          <p className="mt-4 text-sm text-ink-muted">14 days free. No credit card.</p>
        </div>
        <div className="relative mx-auto w-full max-w-md lg:max-w-none">
          <SkyNow />
        </div>
      </div>
    </section>
  );
}

function Stats() {
  return (
    <section aria-label="In numbers" className="border-b border-line bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-8 py-10 lg:grid-cols-4">
        {stats.map(({ value, label, detail }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 border-l border-line pl-5">
            <dt className="text-sm font-medium text-ink-soft">{label}<span className="block font-normal text-ink-muted">{detail}</span></dt>
            <dd className="font-mono text-2xl font-medium tracking-tight sm:text-[1.75rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OneRequest() {
  const origin = useOrigin();
  return (
    <section aria-labelledby="request-title" className="border-y border-line bg-sunken/60">
      <div className="page-width py-20 sm:py-24">
        <h2 id="request-title" className="text-title">A chart is one call away</h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-muted">Say where and when, the way people say it. Theia finds the place, applies the clock of that day and shows what it used.</p>
        <div className="mt-10 grid gap-5 lg:grid-cols-2">
          <CodeBlock code={samples.curl(origin, SAMPLE_KEY)} label="request" title="POST /swiss/natal" />
          <CodeBlock code={SHORT_RESPONSE} label="response" title="200 OK, shortened" />
        </div>
      </div>
    </section>
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="page-width py-20 text-center sm:py-28">
      <h2 id="closing-title" className="text-title">Your first chart is five minutes from here</h2>
      <p className="mx-auto mt-3 max-w-lg text-lg text-ink-muted">Sign up, confirm your e-mail, copy the key that is waiting on your dashboard.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.signup} size="large">Claim Free Key</ButtonLink>
        <ButtonLink to={paths.contact} size="large" look="outline">Talk to Sales</ButtonLink>
      </div>
    </section>
  );
}

export function LandingPage() {
  return (
    <>
      <Hero />
      <Stats />
      <Modules />
      <OneRequest />
      <ClosingCall />
    </>
  );
}
