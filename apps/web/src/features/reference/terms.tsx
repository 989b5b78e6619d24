import type { EndpointPage } from './model.ts';

/** Who may call an endpoint, what it costs and what it takes of the rate. */
export function Terms({ page }: { page: EndpointPage }) {
  return (
    <dl className="mt-5 mb-8 grid max-w-3xl gap-x-6 gap-y-1.5 text-[0.8125rem] sm:grid-cols-[3.5rem_1fr]">
      {page.terms.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="font-medium">{label}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
