import type { Dasha, GunaMilanAnswer, Period, Stay, VargaPoint, VedicAnswer } from './answers.ts';

const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];
const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];
/** Bindus of each planet over the twelve signs: BPHS 66. */
const BINDUS: Readonly<Record<string, number>> = {
  sun: 48,
  moon: 49,
  mars: 39,
  mercury: 54,
  jupiter: 56,
  venus: 52,
  saturn: 39,
};

/** A law for every answer: returns an empty list, or the violations. */
export type Law<Answer> = (answer: Answer) => readonly string[];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const signIndex = (sign: string): number => SIGNS.indexOf(sign);
const atMs = (instant: string): number => Date.parse(instant);
const failed = (...claims: readonly (readonly [boolean, string])[]): readonly string[] =>
  claims.filter(([holds]) => !holds).map(([, told]) => told);

function brokenParts(parent: Period | null, children: readonly Period[]): readonly string[] {
  if (children.length === 0) return [];
  return [
    ...failed(
      [
        parent === null || children[0]!.starts_at === parent.starts_at,
        `starts ${children[0]!.starts_at}, not ${parent?.starts_at}`,
      ],
      [
        parent === null || children.at(-1)!.ends_at === parent.ends_at,
        `ends ${children.at(-1)!.ends_at}, not ${parent?.ends_at}`,
      ],
      ...children.map(
        (child, index) =>
          [
            index === 0 || child.starts_at === children[index - 1]!.ends_at,
            `a gap or overlap at ${child.starts_at}`,
          ] as const,
      ),
      ...children.map(
        ({ starts_at: start, ends_at: end }) => [atMs(start) <= atMs(end), `${start} ends before it starts`] as const,
      ),
    ),
    ...children.flatMap((child) => brokenParts(child, child.children ?? [])),
  ];
}

const nested = ({ current }: Dasha): readonly string[] =>
  failed(
    [current.length === 5, 'not five running periods'],
    ...current.slice(1).map((inner, index) => {
      const outer = current[index]!;
      return [
        atMs(outer.starts_at) <= atMs(inner.starts_at) && atMs(inner.ends_at) <= atMs(outer.ends_at),
        `level ${inner.level} is outside level ${outer.level}`,
      ] as const;
    }),
  );

/** Every navamsa sign by counting ninths around the circle. */
const navamsaSign = (longitude: number): string => SIGNS[Math.floor((longitude * 9) / 30) % 12]!;

function brokenVarga(
  name: string,
  chart: Readonly<Record<string, VargaPoint>>,
  { lagna, points }: VedicAnswer,
): readonly string[] {
  const first = chart[lagna === null ? 'moon' : 'lagna']?.sign ?? '';
  const edge = (longitude: number): boolean => Math.abs((((longitude * 9) / 30) % 1) - 0.5) > 0.499_999;
  return failed(
    [GRAHAS.every((id) => SIGNS.includes(chart[id]?.sign ?? '')), `${name}: a graha without one sign`],
    [Object.keys(chart).length === (lagna === null ? 9 : 10), `${name}: ${Object.keys(chart).length} points`],
    [
      Object.values(chart).every(({ sign, bhava }) => (signIndex(sign) - signIndex(first) + 12) % 12 === bhava - 1),
      `${name}: a bhava not counted from ${first}`,
    ],
    [
      name !== 'D9' ||
        GRAHAS.every((id) => edge(points[id]!.longitude) || chart[id]!.sign === navamsaSign(points[id]!.longitude)),
      'D9 does not count ninths around the circle',
    ],
    [name !== 'D1' || GRAHAS.every((id) => chart[id]!.sign === points[id]!.sign), 'D1 is not the rasi chart'],
  );
}

function brokenStays(periods: readonly Stay[], moonSign: string): readonly string[] {
  const houses: Readonly<Record<string, number>> = { rising: 12, peak: 1, setting: 2, dhaiya_4: 4, dhaiya_8: 8 };
  return failed(
    ...periods.flatMap(({ phase, sign, starts_at: start, ends_at: end }, index) => {
      const before = periods[index - 1];
      return [
        [
          ((signIndex(sign) - signIndex(moonSign) + 12) % 12) + 1 === houses[phase],
          `${phase} in ${sign} from ${moonSign}`,
        ],
        [start === null || end === null || atMs(start) < atMs(end), `${phase} ends before it starts`],
        [
          before === undefined || (before.ends_at !== null && start !== null && atMs(before.ends_at) <= atMs(start)),
          `${phase} overlaps the previous one`,
        ],
        [
          before === undefined || before.ends_at !== start || before.sign !== sign,
          `${phase} follows itself without a break`,
        ],
      ] as const;
    }),
  );
}

/** Laws of every Vedic answer, by name. */
export const VEDIC_LAWS: Readonly<Record<string, Law<VedicAnswer>>> = {
  'dasha children fill the parent exactly': ({ dashas }) =>
    Object.values(dashas).flatMap((dasha) => (dasha === null ? [] : brokenParts(null, dasha.periods))),
  'running dashas are nested': ({ dashas }) =>
    Object.values(dashas).flatMap((dasha) => (dasha === null ? [] : nested(dasha))),
  'sarvashtakavarga is 337, the sum of its parts': ({ ashtakavarga }) =>
    ashtakavarga === null
      ? []
      : failed(
          [sum(ashtakavarga.sarva) === 337, `SAV ${sum(ashtakavarga.sarva)}`],
          ...Object.entries(BINDUS).map(
            ([id, bindus]) =>
              [
                sum(ashtakavarga.bhinna[id] ?? []) === bindus,
                `${id} has ${sum(ashtakavarga.bhinna[id] ?? [])}`,
              ] as const,
          ),
          [
            ashtakavarga.sarva.every(
              (value, sign) => value === sum(Object.values(ashtakavarga.bhinna).map((row) => row[sign]!)),
            ),
            'SAV is not the sum of the BAVs',
          ],
        ),
  'every planet is in exactly one sign of every varga': (answer) =>
    Object.entries(answer.vargas)
      .filter(([name]) => name !== 'vargottama')
      .flatMap(([name, chart]) => brokenVarga(name, chart, answer)),
  'Rahu and Ketu are opposite': ({ points }) =>
    failed([Math.abs(Math.abs(points['rahu']!.longitude - points['ketu']!.longitude) - 180) < 1e-6, 'not opposite']),
  'stays of Saturn follow each other and never overlap': ({ sade_sati: { periods }, moon_sign: moonSign }) =>
    brokenStays(periods, moonSign),
  'shadbala is the sum of its six parts': ({ shadbala }) =>
    failed(
      ...Object.entries(shadbala ?? {})
        .filter(([id]) => id !== 'basis')
        .map(
          ([id, { sthana, dig, kala, cheshta, naisargika, drik, total }]) =>
            [Math.abs(sthana.total + dig + kala.total + cheshta + naisargika + drik - total) < 1e-6, id] as const,
        ),
    ),
  'limbs follow each other over the whole day': ({ panchang }) =>
    panchang === null
      ? []
      : Object.entries(panchang.limbs).flatMap(([kind, limbs]) =>
          failed(
            ...limbs.map(
              ({ starts_at: start, ends_at: end }, index) =>
                [
                  atMs(start) < atMs(end) && (index === 0 || limbs[index - 1]!.ends_at === start),
                  `${kind} at ${start}`,
                ] as const,
            ),
            [
              panchang.sunrise_at === null || atMs(limbs[0]!.starts_at) <= atMs(panchang.sunrise_at),
              `${kind} begins after sunrise`,
            ],
            [
              panchang.next_sunrise_at === null || atMs(limbs.at(-1)!.ends_at) >= atMs(panchang.next_sunrise_at),
              `${kind} ends before the next sunrise`,
            ],
          ),
        ),
  'the degree inside a varga is that of the rasi, multiplied': ({ vargas, points }) =>
    Object.entries(vargas).flatMap(([name, chart]) => {
      const divisions = Number(name.slice(1));
      return failed(
        ...GRAHAS.filter((id) => chart[id]?.degree !== undefined).map((id) => {
          const turns = (points[id]!.longitude * divisions - chart[id]!.degree) / 30;
          return [Math.abs(turns - Math.round(turns)) < 1e-4, `${name} ${id} at ${chart[id]!.degree}`] as const;
        }),
      );
    }),
  'a graha pada is as far beyond the own sign as that is from the graha, or the tenth from there': ({
    graha_arudhas: padas,
    points,
  }) =>
    failed(
      ...GRAHAS.map((id) => {
        const [from, own, pada] = [points[id]!.sign, padas[id]!.own_sign, padas[id]!.sign].map(signIndex);
        const steps = (2 * (own! - from!) + 24) % 12;
        return [(pada! - from! + 12) % 12 === (steps % 6 === 0 ? steps + 9 : steps) % 12, id] as const;
      }),
    ),
  'the Bhrigu bindu is in the middle from Rahu on to the Moon': ({ sphutas, points }) => {
    const arc = (from: number, to: number): number => (to - from + 360) % 360;
    const [rahu, moon, bindu] = [
      points['rahu']!.longitude,
      points['moon']!.longitude,
      sphutas['bhrigu_bindu']!.longitude,
    ];
    return failed([Math.abs(2 * arc(rahu, bindu) - arc(rahu, moon)) < 1e-5, `at ${bindu}`]);
  },
  'each graha causes argala on exactly four bhavas': ({ argala: { bhavas } }) =>
    failed(
      ...GRAHAS.map((id) => {
        const caused = bhavas.filter(({ argalas }) =>
          argalas.some(({ place, planets }) => place !== 3 && planets.includes(id)),
        );
        return [caused.length === 4, `${id} on ${caused.length}`] as const;
      }),
    ),
  'the running periods of the Sudarshana chakra lie within each other': ({ sudarshana }) =>
    (sudarshana?.current ?? []).flatMap((inner, index, all) => {
      const outer = all[index - 1];
      return failed([
        outer === undefined ||
          (atMs(outer.starts_at) <= atMs(inner.starts_at) && atMs(inner.ends_at) <= atMs(outer.ends_at)),
        `${inner.level} is outside ${outer?.level}`,
      ]);
    }),
  'the years of a method are those of its grahas and the lagna': ({ longevity }) =>
    failed(
      ...Object.entries(longevity ?? {})
        .filter(([method]) => method !== 'three_pairs')
        .flatMap(([method, { planets, lagna_years: lagna, total_years: total }]) => [
          [Math.abs(sum(planets.map(({ years }) => years)) + lagna - total) < 1e-5, `${method}: ${total}`] as const,
          [
            planets.every(
              ({ years, basic_years: basic, multiplier }) => years >= 0 && years <= basic * multiplier + 1e-6,
            ),
            `${method}: more years than given`,
          ] as const,
        ]),
    ),
  'every yoga present names its grahas and bhavas': ({ yogas }) =>
    failed(...yogas.map(({ id, planets, bhavas }) => [planets.length > 0 && bhavas.length > 0, id] as const)),
  'without a birth time bhavas are counted from the Moon': ({ lagna, bhavas_from: from, points }) =>
    failed(
      [(lagna === null) === (from === 'moon'), `bhavas from ${from}`],
      [lagna !== null || points['moon']!.bhava === 1, 'the Moon is not in the first'],
    ),
};

/** Laws of every matching, and of the same couple with roles swapped. */
export function brokenMatch(match: GunaMilanAnswer, exchanged: GunaMilanAnswer): readonly string[] {
  const kootas = Object.entries(match.kootas);
  return failed(
    [kootas.length === 8 && match.total === sum(kootas.map(([, { score }]) => score)), 'the total is not the sum'],
    [match.total >= 0 && match.total <= 36, `${match.total} points`],
    ...kootas.map(
      ([koota, { score, max }]) => [score >= 0 && score <= max, `${koota} has ${score} of ${max}`] as const,
    ),
    ...kootas.map(
      ([koota, { score }]) =>
        [
          koota === 'varna' || koota === 'gana' || score === exchanged.kootas[koota]!.score,
          `${koota} changes with the roles`,
        ] as const,
    ),
  );
}
