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
