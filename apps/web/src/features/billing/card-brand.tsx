interface Brand {
  name: string;
  colour: string;
  ink: string;
  mark: string;
}

const brands: Readonly<Record<string, Brand>> = {
  visa: { name: 'Visa', colour: '#1a1f71', ink: '#ffffff', mark: 'VISA' },
  mastercard: { name: 'Mastercard', colour: '#16161a', ink: '#ffffff', mark: '' },
  amex: { name: 'American Express', colour: '#016fd0', ink: '#ffffff', mark: 'AMEX' },
  discover: { name: 'Discover', colour: '#ff6000', ink: '#1a1a1a', mark: 'DISC' },
  diners: { name: 'Diners Club', colour: '#0079be', ink: '#ffffff', mark: 'DINERS' },
  jcb: { name: 'JCB', colour: '#0b7e3e', ink: '#ffffff', mark: 'JCB' },
  unionpay: { name: 'UnionPay', colour: '#d81e2c', ink: '#ffffff', mark: 'UP' },
};
const UNKNOWN: Brand = { name: 'Card', colour: '#586280', ink: '#ffffff', mark: '' };

function findBrand(brand: string | null): Brand {
  return brands[brand?.toLowerCase() ?? ''] ?? UNKNOWN;
}

export function brandName(brand: string | null): string {
  return findBrand(brand).name;
}

/** A card in the colour of its brand. */
export function CardBrand({ brand }: { brand: string | null }) {
  const { colour, ink, mark } = findBrand(brand);
  const isMastercard = brand?.toLowerCase() === 'mastercard';
  return (
    <svg viewBox="0 0 56 36" className="h-9 w-14 shrink-0" aria-hidden="true" data-brand={brand ?? 'unknown'}>
      <rect x="0.5" y="0.5" width="55" height="35" rx="6" fill={colour} stroke="currentColor" strokeOpacity="0.14" />
      {isMastercard ? (
        <>
          <circle cx="23" cy="18" r="9" fill="#eb001b" />
          <circle cx="33" cy="18" r="9" fill="#f79e1b" />
          <path d="M28 10.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill="#ff5f00" />
        </>
      ) : null}
      {!isMastercard && mark === '' ? (
        <rect x="7" y="11" width="10" height="8" rx="1.5" fill={ink} fillOpacity="0.75" />
      ) : null}
      {mark === '' ? null : (
        <text
          x="28"
          y="22.5"
          textAnchor="middle"
          fill={ink}
          fontSize={mark.length > 4 ? 10 : 13}
          fontWeight="700"
          fontStyle={mark === 'VISA' ? 'italic' : 'normal'}
          letterSpacing="0.4"
        >
          {mark}
        </text>
      )}
    </svg>
  );
}
