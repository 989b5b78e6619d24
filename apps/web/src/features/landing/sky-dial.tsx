import { NATAL_POINTS, SAMPLE_ASCENDANT_DEG, SAMPLE_MIDHEAVEN_DEG } from './sample-sky.ts';

const CENTER = 300;
const SIGNS = ['ARI', 'TAU', 'GEM', 'CAN', 'LEO', 'VIR', 'LIB', 'SCO', 'SAG', 'CAP', 'AQU', 'PIS'];
const MAJOR_ASPECTS = [{ angleDeg: 60, tone: 'soft' }, { angleDeg: 90, tone: 'hard' }, { angleDeg: 120, tone: 'soft' }, { angleDeg: 180, tone: 'hard' }];
const MAX_ORB_DEG = 6;

function at(longitudeDeg: number, radius: number): { x: number; y: number } {
  const theta = ((180 + longitudeDeg - SAMPLE_ASCENDANT_DEG) * Math.PI) / 180;
  return { x: Number((CENTER + radius * Math.cos(theta)).toFixed(2)), y: Number((CENTER - radius * Math.sin(theta)).toFixed(2)) };
}

function Ray({ longitudeDeg, from, to, className }: { longitudeDeg: number; from: number; to: number; className: string }) {
  const [a, b] = [at(longitudeDeg, from), at(longitudeDeg, to)];
  return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} className={className} />;
}

const separationDeg = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

function chords() {
  return NATAL_POINTS.flatMap((a, index) =>
    NATAL_POINTS.slice(index + 1).flatMap((b) => {
      const aspect = MAJOR_ASPECTS.find(({ angleDeg }) => Math.abs(separationDeg(a.longitudeDeg, b.longitudeDeg) - angleDeg) <= MAX_ORB_DEG);
      return aspect ? [{ key: `${a.id}-${b.id}`, from: at(a.longitudeDeg, 168), to: at(b.longitudeDeg, 168), tone: aspect.tone }] : [];
    }),
  );
}

function Ring({ radius, dash, width, className }: { radius: number; dash?: string; width: number; className: string }) {
  return (
    <circle
      cx={CENTER} cy={CENTER} r={radius} fill="none" strokeWidth={width} className={className}
      {...(dash ? { pathLength: 360, strokeDasharray: dash, transform: `rotate(${(SAMPLE_ASCENDANT_DEG - 180).toFixed(4)} ${CENTER} ${CENTER})` } : {})}
    />
  );
}

/** The sample chart drawn from its true longitudes: ecliptic ring, bodies, angles and major aspects. */
export function SkyDial({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" className={className} role="img" aria-label="Ecliptic dial with the positions of the ten bodies on 15 June 1990, 14:30 in New York">
      <circle cx={CENTER} cy={CENTER} r="290" className="fill-surface stroke-line" />
      <Ring radius={282} dash="0.14 0.86" width={5} className="stroke-line-strong" />
      <Ring radius={280} dash="0.22 4.78" width={9} className="stroke-ink-muted" />
      <circle cx={CENTER} cy={CENTER} r="240" className="fill-bg stroke-line-strong" />
      <circle cx={CENTER} cy={CENTER} r="168" className="fill-none stroke-line" />
      {SIGNS.map((sign, index) => {
        const label = at(index * 30 + 15, 258);
        return (
          <g key={sign}>
            <Ray longitudeDeg={index * 30} from={240} to={290} className="stroke-line-strong" />
            <text x={label.x} y={label.y} textAnchor="middle" dominantBaseline="central" className="fill-ink-muted font-mono text-[12px] tracking-wider">{sign}</text>
          </g>
        );
      })}
      {[SAMPLE_ASCENDANT_DEG, SAMPLE_MIDHEAVEN_DEG].map((angle) => (
        <g key={angle}>
          <Ray longitudeDeg={angle} from={0} to={240} className="stroke-line-strong" />
          <Ray longitudeDeg={angle + 180} from={0} to={240} className="stroke-line-strong" />
        </g>
      ))}
      <g className="motion-safe:[&_line]:animate-[draw_1.4s_ease-out_both]">
        {chords().map(({ key, from, to, tone }) => (
          <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={1} strokeDasharray="1" strokeWidth="1.25" className={tone === 'hard' ? 'stroke-sun-fill/70' : 'stroke-accent/60'} />
        ))}
      </g>
      {NATAL_POINTS.map(({ id, short, longitudeDeg, labelRadius = 203, size = 4.5 }) => {
        const dot = at(longitudeDeg, 228);
        const label = at(longitudeDeg, labelRadius);
        const bright = id === 'sun';
        return (
          <g key={id}>
            <Ray longitudeDeg={longitudeDeg} from={168} to={174} className="stroke-ink-muted" />
            <Ray longitudeDeg={longitudeDeg} from={labelRadius + 11} to={228} className="stroke-line-strong" />
            {bright ? <circle cx={dot.x} cy={dot.y} r={size + 5} className="fill-sun-fill/25" /> : null}
            <circle cx={dot.x} cy={dot.y} r={size} className={bright ? 'fill-sun-fill' : 'fill-ink'} />
            <text x={label.x} y={label.y} textAnchor="middle" dominantBaseline="central" className="fill-ink font-mono text-[14px] font-medium">{short}</text>
          </g>
        );
      })}
      <circle cx={CENTER} cy={CENTER} r="3" className="fill-ink" />
      <AngleLabel longitudeDeg={SAMPLE_ASCENDANT_DEG} text="ASC" dx={4} dy={-11} />
      <AngleLabel longitudeDeg={SAMPLE_MIDHEAVEN_DEG} text="MC" dx={17} dy={6} />
    </svg>
  );
}

function AngleLabel({ longitudeDeg, text, dx, dy }: { longitudeDeg: number; text: string; dx: number; dy: number }) {
  const place = at(longitudeDeg, 216);
  return <text x={place.x + dx} y={place.y + dy} textAnchor="middle" className="fill-ink-muted font-mono text-[11px]">{text}</text>;
}
