const DAYS = Array.from({ length: 61 }, (_, index) => index * 6);
type Side = 'left' | 'right' | 'above' | 'below';

const MONTHS: readonly (readonly [number, string, Side])[] = [
  [15, 'Jan', 'left'],
  [46, 'Feb', 'left'],
  [74, 'Mar', 'left'],
  [105, 'Apr', 'left'],
  [135, 'May', 'right'],
  [166, 'Jun', 'above'],
  [196, 'Jul', 'left'],
  [227, 'Aug', 'left'],
  [258, 'Sep', 'right'],
  [288, 'Oct', 'right'],
  [319, 'Nov', 'right'],
  [349, 'Dec', 'below'],
];
const LABEL_AT = {
  left: { dx: -13, dy: 4, anchor: 'end' },
  right: { dx: 13, dy: 4, anchor: 'start' },
  above: { dx: 0, dy: -13, anchor: 'middle' },
  below: { dx: 0, dy: 22, anchor: 'middle' },
} as const;

/** The position of the Sun at mean noon on a day of the year: minutes ahead of the clock and declination, to scale. */
function noonSun(day: number): { x: number; y: number } {
  const phase = (2 * Math.PI * (day - 81)) / 365;
  const minutes = 9.87 * Math.sin(2 * phase) - 7.53 * Math.cos(phase) - 1.5 * Math.sin(phase);
  const declinationDeg = 23.44 * Math.sin(phase);
  return { x: Number((200 + minutes * 5.5).toFixed(1)), y: Number((260 - declinationDeg * 8.6).toFixed(1)) };
}

/** The figure of eight that the Sun's noon positions form over a year. */
export function Analemma({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 520" className={className} aria-hidden="true">
      {[-20, -10, 0, 10, 20].map((declination) => (
        <g key={declination}>
          <line
            x1="40"
            x2="360"
            y1={260 - declination * 8.6}
            y2={260 - declination * 8.6}
            className={declination === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x="366" y={264 - declination * 8.6} className="fill-ink-muted font-mono text-[10px]">
            {declination > 0 ? '+' : ''}
            {declination}°
          </text>
        </g>
      ))}
      <line x1="200" x2="200" y1="30" y2="490" className="stroke-line" />
      <path
        d={`M${DAYS.map((day) => {
          const { x, y } = noonSun(day);
          return `${x} ${y}`;
        }).join('L')}Z`}
        className="fill-none stroke-line-strong"
      />
      {DAYS.slice(0, -1).map((day) => {
        const { x, y } = noonSun(day);
        return <circle key={day} cx={x} cy={y} r="2.2" className="fill-ink-muted" />;
      })}
      {MONTHS.map(([day, month, side]) => {
        const { x, y } = noonSun(day);
        const { dx, dy, anchor } = LABEL_AT[side];
        return (
          <g key={month}>
            <circle cx={x} cy={y} r="5.5" className="fill-sun-fill" />
            <text x={x + dx} y={y + dy} textAnchor={anchor} className="fill-ink-soft font-mono text-[11px]">
              {month}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
