/** Stand-ins: whoever runs Theia puts the companies here that agreed to be named. */
const companies = ['Meridian Labs', 'Northnode', 'Almanac & Co', 'Ecliptica', 'Nakshatra Studio', 'Perihelion'] as const;

export function TrustedBy() {
  return (
    <section aria-labelledby="trusted-title" className="border-b border-line">
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[auto_1fr]">
        <div>
          <h2 id="trusted-title" className="text-sm font-medium tracking-normal text-ink-soft">Trusted by</h2>
          <p className="text-[0.8125rem] text-ink-muted">Example names: no customer is shown unasked</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between">
          {companies.map((name) => <li key={name} className="text-lg font-semibold tracking-tight text-ink-muted">{name}</li>)}
        </ul>
      </div>
    </section>
  );
}
