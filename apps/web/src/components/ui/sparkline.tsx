const HEIGHT = 36;
const SLOT = 12;

/** Values as small bars. Their sum is text beside it. */
export function Sparkline({ values, className }: { values: readonly number[]; className: string }) {
  const top = Math.max(1, ...values);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length * SLOT} ${HEIGHT}`}
      className={className}
      preserveAspectRatio="none"
    >
      {values.map((value, index) => {
        const tall = value === 0 ? 1 : Math.max(3, (value / top) * HEIGHT);
        return (
          <rect
            key={index}
            x={index * SLOT + 1}
            y={HEIGHT - tall}
            width={SLOT - 3}
            height={tall}
            rx="1"
            fill={value === 0 ? 'var(--line-strong)' : 'var(--accent)'}
          />
        );
      })}
    </svg>
  );
}
