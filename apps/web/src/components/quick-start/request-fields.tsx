const fields = [
  ['birth_date', 'required', 'Day of birth as YYYY-MM-DD.'],
  [
    'birth_time',
    'optional',
    'Local time in 24 hours, HH:MM. Left out, the chart is calculated for an unknown time, without houses.',
  ],
  ['location', 'required', 'Free text such as "New York" or "Paris, France". Coordinates win over it.'],
  ['latitude, longitude', 'optional', 'Decimal degrees, north and east positive; lat and lon work too.'],
  ['timezone', 'optional', 'An IANA name. Without it the zone, with its whole history, follows from the place.'],
  ['system', 'optional', 'western (default) or vedic.'],
  ['sidereal', 'optional', 'true for western techniques on the sidereal zodiac.'],
  [
    'settings.house_system',
    'optional',
    'One letter, P (Placidus) by default: K Koch, W whole sign, R Regiomontanus and 20 more.',
  ],
  ['settings.orb_degrees', 'optional', 'Orbs per body, for example {"sun": 10, "planets": 8}.'],
  ['bearer', 'optional', 'Your key, where a header cannot be sent.'],
] as const;

/** The fields of the sample request's body. */
export function RequestFields() {
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
      {fields.map(([name, need, meaning]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[16rem_1fr]">
          <dt className="flex flex-wrap items-baseline gap-2">
            <code className="font-mono text-[0.8125rem] font-medium">{name}</code>
            <span className="text-xs text-ink-muted">{need}</span>
          </dt>
          <dd className="text-sm text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
