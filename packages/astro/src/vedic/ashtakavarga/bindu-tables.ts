import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';

/** What gives a bindu: the seven planets and the lagna. */
export const AV_CONTRIBUTORS = [...SEVEN_GRAHAS, 'lagna'] as const;
export type AvContributor = (typeof AV_CONTRIBUTORS)[number];

export const BINDU_TABLE_IDS = ['parashara', 'varahamihira', 'narasimha_rao'] as const;
export type BinduTableId = (typeof BINDU_TABLE_IDS)[number];

/** Houses with a bindu, counted from each contributor in the order of `AV_CONTRIBUTORS`. */
export type BinduRow = readonly (readonly number[])[];

const houses = (text: string): BinduRow => text.split(';').map((part) => part.split(',').map(Number));

/** Brihat Parashara Hora Shastra 66 (Santhanam), the same in Phaladeepika 23; totals 48 49 39 54 56 52 39. */
const PARASHARA: Readonly<Record<SevenGraha, BinduRow>> = {
  sun: houses('1,2,4,7,8,9,10,11; 3,6,10,11; 1,2,4,7,8,9,10,11; 3,5,6,9,10,11,12; 5,6,9,11; 6,7,12; 1,2,4,7,8,9,10,11; 3,4,6,10,11,12'),
  moon: houses('3,6,7,8,10,11; 1,3,6,7,10,11; 2,3,5,6,9,10,11; 1,3,4,5,7,8,10,11; 1,2,4,7,8,10,11; 3,4,5,7,9,10,11; 3,5,6,11; 3,6,10,11'),
  mars: houses('3,5,6,10,11; 3,6,11; 1,2,4,7,8,10,11; 3,5,6,11; 6,10,11,12; 6,8,11,12; 1,4,7,8,9,10,11; 1,3,6,10,11'),
  mercury: houses('5,6,9,11,12; 2,4,6,8,10,11; 1,2,4,7,8,9,10,11; 1,3,5,6,9,10,11,12; 6,8,11,12; 1,2,3,4,5,8,9,11; 1,2,4,7,8,9,10,11; 1,2,4,6,8,10,11'),
  jupiter: houses('1,2,3,4,7,8,9,10,11; 2,5,7,9,11; 1,2,4,7,8,10,11; 1,2,4,5,6,9,10,11; 1,2,3,4,7,8,10,11; 2,5,6,9,10,11; 3,5,6,12; 1,2,4,5,6,7,9,10,11'),
  venus: houses('8,11,12; 1,2,3,4,5,8,9,11,12; 3,4,6,9,11,12; 3,5,6,9,11; 5,8,9,10,11; 1,2,3,4,5,8,9,10,11; 3,4,5,8,9,10,11; 1,2,3,4,5,8,9,11'),
  saturn: houses('1,2,4,7,8,10,11; 3,6,11; 3,5,6,10,11,12; 6,8,9,10,11,12; 5,6,11,12; 6,11,12; 3,5,6,11; 1,3,4,6,10,11'),
};

/** Brihat Jataka 9: moon from jupiter and venus from mars differ; the totals are the same. */
const VARAHAMIHIRA: Readonly<Record<SevenGraha, BinduRow>> = {
  ...PARASHARA,
  moon: PARASHARA.moon.with(4, [1, 4, 7, 8, 10, 11, 12]),
  venus: PARASHARA.venus.with(2, [3, 5, 6, 9, 11, 12]),
};

/** P.V.R. Narasimha Rao, Vedic Astrology (2000), ch. 12, as in Jagannatha Hora: in the Moon's table the bindu of the 9th house moves from Mars to the Moon. */
const NARASIMHA_RAO: Readonly<Record<SevenGraha, BinduRow>> = {
  ...PARASHARA,
  moon: PARASHARA.moon.with(1, [1, 3, 6, 7, 9, 10, 11]).with(2, [2, 3, 5, 6, 10, 11]),
};

/** The lagna's own table, 49 bindus, never counted in the sarvashtakavarga: Narasimha Rao, ch. 12; the same in Jagannatha Hora. */
export const LAGNA_BINDUS: BinduRow = houses(
  '3,4,6,10,11,12; 3,6,10,11,12; 1,3,6,10,11; 1,2,4,6,8,10,11; 1,2,4,5,6,7,9,10,11; 1,2,3,4,5,8,9; 1,3,4,6,10,11; 3,6,10,11',
);

export interface BinduTable { readonly planets: Readonly<Record<SevenGraha, BinduRow>>; readonly source: string }

export const BINDU_TABLES: Readonly<Record<BinduTableId, BinduTable>> = {
  parashara: { planets: PARASHARA, source: 'BPHS 66; PD 23' },
  varahamihira: { planets: VARAHAMIHIRA, source: 'BJ 9' },
  narasimha_rao: { planets: NARASIMHA_RAO, source: 'Narasimha Rao, Vedic Astrology ch. 12' },
};
