import { NATAL_POINTS } from './sample-sky.ts';

const SHOWN = ['sun', 'moon', 'mercury', 'saturn'];

/** A few lines of the sample chart as an ephemeris prints them. */
export function EphemerisStrip() {
  return (
    <div className="rounded-xl border border-line bg-surface/90 shadow-card backdrop-blur">
      <p className="flex justify-between gap-4 border-b border-line px-4 py-2.5 font-mono text-xs text-ink-muted"><span>1990-06-15T18:30:00Z</span><span className="hidden sm:inline">40.71427 N 74.00597 W</span></p>
      <table className="w-full font-mono text-xs">
        <caption className="sr-only">Ecliptic positions of the sample chart</caption>
        <thead className="sr-only"><tr><th scope="col">Body</th><th scope="col">Longitude in degrees</th><th scope="col">Place in the zodiac</th><th scope="col">Degrees per day</th></tr></thead>
        <tbody>
          {NATAL_POINTS.filter(({ id }) => SHOWN.includes(id)).map((point) => (
            <tr key={point.id} className="[&>*]:py-1.5 first:[&>*]:pt-3 last:[&>*]:pb-3">
              <th scope="row" className="pl-4 text-left font-medium">{point.name}</th>
              <td className="text-right text-ink-soft">{point.longitudeDeg.toFixed(6)}°</td>
              <td className="pl-5 text-ink-muted">{point.place}</td>
              <td className="hidden pr-4 text-right text-ink-muted sm:table-cell">{point.speedDegPerDay}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
