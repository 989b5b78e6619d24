const steps = [
  [
    'The place is found',
    'New York becomes coordinates from an atlas kept on our side; nothing you send goes anywhere else. A place that could be several comes with a warning and the candidates.',
  ],
  [
    'The clock is applied',
    'The zone\u2019s own history gives the offset of that day, summer time and war time included. An hour that the clock skipped or showed twice is named.',
  ],
  [
    'The sky is calculated',
    'Swiss Ephemeris gives positions, houses and angles: ours agree with it to 0.001″, and with JPL Horizons to 0.3″; aspects, dignities and figures follow from the settings you sent.',
  ],
  [
    'The call is booked',
    'It counts against your quota or is paid from the wallet, and only then does the answer leave. Theia-Cost-Usd and Theia-Balance-Usd tell both in every answer.',
  ],
  ['You can see it', 'The call appears in your activity log with what was sent and what was answered.'],
] as const;

export function WhatHappensNext() {
  return (
    <ol className="space-y-5">
      {steps.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full border border-line-strong font-mono text-xs text-ink-muted"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-medium">{title}</p>
            <p className="mt-0.5 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
