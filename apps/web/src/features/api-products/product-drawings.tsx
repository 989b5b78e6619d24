import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 72" fill="none" strokeWidth="1.4" aria-hidden="true" className="h-18 stroke-ink-soft">
      {children}
    </svg>
  );
}

const sun = 'fill-sun-fill stroke-none';
const faint = 'stroke-line-strong';

/** Twelve spokes of a wheel between two radii. */
const SPOKES = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const at = (radius: number) =>
    `${(36 + radius * Math.cos(angle)).toFixed(1)} ${(36 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(16)}L${at(33)}`;
}).join('');

/** One drawing for each product. */
export const productDrawings = {
  natal: (
    <Drawing>
      <circle cx="36" cy="36" r="33" />
      <circle cx="36" cy="36" r="16" className={faint} />
      <path d={SPOKES} className={faint} />
      <circle cx="57" cy="22" r="4" className={sun} />
      <rect x="92" y="4" width="64" height="64" />
      <path d="M92 4l64 64M156 4 92 68M124 4l32 32-32 32-32-32Z" className={faint} />
      <circle cx="124" cy="21" r="4" className={sun} />
    </Drawing>
  ),
  transits: (
    <Drawing>
      <path d="M2 52h156" className={faint} />
      <path d="M2 58C30 58 44 18 66 18s22 30 40 30 24-36 52-36" />
      <path d="M2 30h156" className={faint} strokeDasharray="2 4" />
      <circle cx="51" cy="30" r="4" className={sun} />
      <circle cx="80" cy="30" r="4" className={sun} />
      <circle cx="125" cy="30" r="4" className={sun} />
    </Drawing>
  ),
  relationship: (
    <Drawing>
      <circle cx="34" cy="36" r="33" />
      <circle cx="82" cy="36" r="33" />
      <path d="M10 22l82 30M18 58l74-34M28 10l60 50" className={faint} />
      <circle cx="58" cy="36" r="4" className={sun} />
    </Drawing>
  ),
  yearly: (
    <Drawing>
      <path d="M4 48h152" className={faint} />
      {Array.from({ length: 13 }, (_, month) => (
        <path
          key={month}
          d={`M${4 + month * 12.6} ${month % 3 === 0 ? 38 : 43}V${month % 3 === 0 ? 58 : 53}`}
          className={month % 3 === 0 ? undefined : faint}
        />
      ))}
      <circle cx="4" cy="48" r="4" className={sun} />
      <circle cx="156" cy="48" r="4" className={sun} />
      <path d="M4 28C4-4 156-4 156 28" className={faint} strokeDasharray="2 4" />
    </Drawing>
  ),
} as const;
