const PLACES = [
  'New York',
  'London',
  'Paris',
  'Mumbai',
  'Tokyo',
  'São Paulo',
  'Lagos',
  'Sydney',
  'Berlin',
  'Mexico City',
];

/** Request bodies for natal, always the same: births of 1930–2020 in ten cities, every second one by coordinates. */
export function births(count: number): readonly string[] {
  let state = 12_345;
  const random = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
  const two = (value: number): string => String(value).padStart(2, '0');
  return Array.from({ length: count }, (_, index) => {
    const birth = {
      birth_date: `${1930 + Math.floor(random() * 90)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`,
      birth_time: `${two(4 + Math.floor(random() * 20))}:${two(Math.floor(random() * 60))}`,
    };
    const place =
      index % 2 === 0
        ? { location: PLACES[Math.floor(random() * PLACES.length)] }
        : {
            latitude: Math.round((random() * 100 - 45) * 1e4) / 1e4,
            longitude: Math.round((random() * 360 - 180) * 1e4) / 1e4,
          };
    return JSON.stringify({ ...birth, ...place });
  });
}
