import guide from './guide.json' with { type: 'json' };
import { Code } from './section.tsx';

/** The fields of other products besides birth data, and the letters of the house systems. */
export function MoreFields() {
  return (
    <>
      <h3 className="pt-3 font-semibold">Fields of other products</h3>
      <dl className="grid gap-y-3 text-sm">
        {guide.fields.map(({ names, products, meaning }) => (
          <div
            key={names}
            className="grid gap-x-6 gap-y-1 border-b border-line pb-3 last:border-0 sm:grid-cols-[16rem_1fr]"
          >
            <dt className="flex flex-wrap gap-1.5 self-start">
              {names.split(', ').map((name) => (
                <Code key={name}>{name}</Code>
              ))}
            </dt>
            <dd className="text-ink-soft">
              {meaning}
              <span className="text-ink-muted"> ({products})</span>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="pt-3 font-semibold">House systems</h3>
      <p className="text-sm text-ink-muted">
        One letter. Where a system is undefined at a latitude, the response names the fallback.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:gap-x-8 lg:grid-cols-4">
        {Object.entries(guide.houses).map(([letter, name]) => (
          <li key={letter} className="flex gap-3">
            <span className="w-8 font-mono text-[0.8125rem] font-medium text-accent">{letter}</span>
            <span className="text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
