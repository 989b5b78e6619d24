import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" strokeWidth="1.4" aria-hidden="true" className="size-12 stroke-ink-soft">
      {children}
    </svg>
  );
}

const sun = 'fill-sun-fill stroke-none';

/** One small drawing for each module. */
export const moduleDrawings = {
  natal: (
    <Drawing>
      <circle cx="24" cy="24" r="20" />
      <circle cx="24" cy="24" r="9" className="stroke-line-strong" />
      <path
        d="M4 24h11M33 24h11M24 4v11M24 33v11M10 10l7.6 7.6M30.4 30.4 38 38M38 10l-7.6 7.6M17.6 30.4 10 38"
        className="stroke-line-strong"
      />
      <circle cx="38" cy="17" r="3" className={sun} />
    </Drawing>
  ),
  vedic: (
    <Drawing>
      <rect x="4.5" y="4.5" width="39" height="39" />
      <path d="M4.5 4.5l39 39M43.5 4.5l-39 39M24 4.5 43.5 24 24 43.5 4.5 24Z" className="stroke-line-strong" />
      <circle cx="24" cy="15" r="3" className={sun} />
    </Drawing>
  ),
  transits: (
    <Drawing>
      <circle cx="24" cy="24" r="20" strokeDasharray="1.4 4" />
      <circle cx="24" cy="24" r="12" className="stroke-line-strong" />
      <path d="M12.5 7.6A20 20 0 0 1 43 18" />
      <circle cx="43" cy="18" r="3" className={sun} />
      <circle cx="24" cy="24" r="2" className="fill-ink-soft stroke-none" />
    </Drawing>
  ),
  synastry: (
    <Drawing>
      <circle cx="17.5" cy="24" r="13.5" />
      <circle cx="30.5" cy="24" r="13.5" />
      <path d="M8 18l31 9M11 33l27-17" className="stroke-line-strong" />
      <circle cx="24" cy="24" r="3" className={sun} />
    </Drawing>
  ),
  progressions: (
    <Drawing>
      <path d="M24 24c0-3 5-3 5 1.5S23 33 18.5 30 14 17 22 15s17 5 15.5 14.5S24 44 15 40" />
      <path d="M4 44h40" className="stroke-line-strong" />
      <circle cx="15" cy="40" r="3" className={sun} />
    </Drawing>
  ),
  moon: (
    <Drawing>
      <circle cx="24" cy="24" r="14" />
      <path d="M24 10a14 14 0 0 1 0 28c5-3.5 7-8 7-14s-2-10.5-7-14Z" className={sun} />
      <path d="M4 24h3M41 24h3" className="stroke-line-strong" />
    </Drawing>
  ),
} as const;
