import type { Region } from './region.ts';

/**
 * When places adopted the Gregorian calendar. Places without a row have it from 1582-10-15 (Catholic countries and their
 * colonies), or never had the Julian one.
 *
 * Sources, named by their letters: G = H. Grotefend, Taschenbuch der Zeitrechnung (1941), pp. 26–28, as quoted in the
 * file `calendars` of tzdb; N = the table of BSD `ncal`, after C. Tøndering's Calendar FAQ; W = Wikipedia, List of
 * adoption dates of the Gregorian calendar by country, with its references.
 */
export interface CalendarReform {
  readonly country: string;
  /** GeoNames names of its states or provinces; absent: the rest of the country. */
  readonly admin1?: readonly string[];
  /** South, west, north, east, degrees. */
  readonly box?: readonly [number, number, number, number];
  /** For messages: where the dates hold. */
  readonly name: string;
  /** The times after 1582-10-04 in which dates were Julian: the last day, and the Gregorian day that followed. */
  readonly julian: readonly { readonly from?: string; readonly last: string; readonly first: string }[];
  /** Before this Gregorian day some towns or churches used the other calendar; absent: the day of the change. */
  readonly uncertainUntil?: string;
  readonly note?: string;
  readonly source: string;
}

const change = (last: string, first: string): CalendarReform['julian'] => [{ last, first }];
const BRITISH = change('1752-09-02', '1752-09-14');
const SOVIET = change('1918-01-31', '1918-02-14');
const PROTESTANT_GERMANY = change('1700-02-18', '1700-03-01');
const SWISS_1701 = change('1700-12-31', '1701-01-12');
const SWISS_1584 = change('1584-01-11', '1584-01-22');
const HUNGARY = change('1587-10-21', '1587-11-01');
const SWEDEN = change('1753-02-17', '1753-03-01');
const DENMARK = change('1700-02-18', '1700-03-01');
const TRANSCAUCASIA = change('1918-04-17', '1918-05-01');
const YUGOSLAVIA = change('1919-01-14', '1919-01-28');
const SWEDISH_DATES = 'From 1700-03-01 to 1712-02-29 Swedish dates were a day ahead of the Julian ones.';

const countries = (
  codes: readonly string[],
  name: string,
  julian: CalendarReform['julian'],
  source: string,
): readonly CalendarReform[] => codes.map((country) => ({ country, name, julian, source }));

/** The first row that fits a place decides. */
export const CALENDAR_REFORMS: readonly CalendarReform[] = [
  ...countries(
    ['GB', 'IE', 'IM', 'JE', 'GG', 'BM', 'JM', 'BB', 'AG', 'KN', 'MS', 'BS'],
    'Great Britain and its colonies',
    BRITISH,
    'G, N, W',
  ),
  ...countries(
    ['IN', 'PK', 'BD'],
    'British India',
    BRITISH,
    'W; L. D. Swamikannu Pillai, An Indian Ephemeris, writes Old Style dates until then',
  ),
  {
    country: 'US',
    admin1: ['Alaska'],
    name: 'Alaska',
    julian: change('1867-10-06', '1867-10-18'),
    source: 'W; the date line moved on the same day',
  },
  {
    country: 'US',
    admin1: ['New York', 'New Jersey'],
    name: 'New Netherland, from 1664 a British colony',
    julian: [{ from: '1664-09-08', last: '1752-09-02', first: '1752-09-14' }],
    source: 'W: Holland and its colony Gregorian from 1583, Great Britain 1752',
  },
  {
    country: 'US',
    admin1: [
      'Florida',
      'Louisiana',
      'Texas',
      'New Mexico',
      'Arizona',
      'California',
      'Nevada',
      'Utah',
      'Colorado',
      'Mississippi',
      'Alabama',
      'Missouri',
      'Arkansas',
      'Illinois',
      'Indiana',
      'Michigan',
      'Wisconsin',
      'Hawaii',
      'Iowa',
      'Minnesota',
      'Kansas',
      'Nebraska',
      'Oklahoma',
      'North Dakota',
      'South Dakota',
      'Montana',
      'Wyoming',
    ],
    name: 'the French and Spanish colonies',
    julian: [],
    source: 'W',
  },
  { country: 'US', name: 'the British colonies', julian: BRITISH, source: 'G, N, W' },
  {
    country: 'CA',
    admin1: ['Quebec', 'New Brunswick', 'Prince Edward Island'],
    name: 'New France',
    julian: [],
    source: 'W',
  },
  {
    country: 'CA',
    admin1: ['Nova Scotia'],
    name: 'Nova Scotia, French until 1710',
    julian: [{ from: '1710-10-02', last: '1752-09-02', first: '1752-09-14' }],
    source: 'W',
  },
  { country: 'CA', name: 'the British colonies', julian: BRITISH, source: 'N, W' },

  { country: 'DK', name: 'Denmark', julian: DENMARK, source: 'G, N, W' },
  { country: 'NO', name: 'Norway', julian: DENMARK, source: 'G, N, W' },
  ...countries(['FO', 'GL'], 'Denmark', DENMARK, 'W'),
  { country: 'IS', name: 'Iceland', julian: change('1700-11-16', '1700-11-28'), source: 'N, W' },
  { country: 'SE', name: 'Sweden', julian: SWEDEN, note: SWEDISH_DATES, source: 'G, N, W' },
  { country: 'FI', name: 'Finland, then Swedish', julian: SWEDEN, note: SWEDISH_DATES, source: 'N, W' },

  {
    country: 'DE',
    admin1: ['Bavaria'],
    name: 'Bavaria',
    julian: change('1583-10-05', '1583-10-16'),
    uncertainUntil: '1700-03-01',
    note: 'Protestant towns such as Nuremberg changed in 1700.',
    source: 'G',
  },
  {
    country: 'DE',
    admin1: ['Rheinland-Pfalz', 'Saarland'],
    name: 'the electorate of Trier',
    julian: change('1583-10-04', '1583-10-15'),
    uncertainUntil: '1700-03-01',
    note: 'Protestant states changed in 1700.',
    source: 'G',
  },
  {
    country: 'DE',
    admin1: ['North Rhine-Westphalia'],
    name: 'Cologne and Jülich-Berg',
    julian: change('1583-11-02', '1583-11-13'),
    uncertainUntil: '1700-03-01',
    note: 'Westphalia changed in 1584 and 1585, Protestant states in 1700.',
    source: 'G',
  },
  {
    country: 'DE',
    name: 'Protestant Germany',
    julian: PROTESTANT_GERMANY,
    note: 'Catholic states changed between 1583 and 1631.',
    source: 'G, N, W',
  },
  { country: 'AT', admin1: ['Burgenland'], name: 'Hungary', julian: HUNGARY, source: 'G, N, W' },
  {
    country: 'AT',
    admin1: ['Styria', 'Carinthia'],
    name: 'Styria',
    julian: change('1583-12-14', '1583-12-25'),
    source: 'G',
  },
  {
    country: 'AT',
    name: 'Austria',
    julian: change('1583-10-05', '1583-10-16'),
    uncertainUntil: '1584-01-17',
    source: 'G, N, W, which disagree by some weeks',
  },
  {
    country: 'CZ',
    name: 'Bohemia',
    julian: change('1584-01-06', '1584-01-17'),
    uncertainUntil: '1584-01-23',
    source: 'G, N',
  },
  ...countries(['HU', 'SK'], 'Hungary', HUNGARY, 'G, N, W'),
  { country: 'SI', name: 'Carniola', julian: change('1583-12-14', '1583-12-25'), source: 'G: Styria' },
  { country: 'HR', name: 'Hungary and Croatia', julian: HUNGARY, source: 'G: Hungary' },

  ...[
    { admin1: ['Valais'], name: 'Valais', julian: change('1655-02-28', '1655-03-11'), source: 'G, N' },
    { admin1: ['Lucerne', 'Uri', 'Schwyz', 'Zug', 'Fribourg', 'Solothurn', 'Ticino'], julian: SWISS_1584, source: 'G' },
    {
      admin1: ['Obwalden', 'Nidwalden', 'Appenzell Innerrhoden'],
      julian: SWISS_1584,
      uncertainUntil: '1584-07-01',
      source: 'G',
    },
    { admin1: ['Jura'], name: 'the bishopric of Basel', julian: change('1583-10-20', '1583-10-31'), source: 'G' },
    {
      admin1: ['Glarus', 'Appenzell Ausserrhoden', 'Saint Gallen'],
      julian: change('1723-12-31', '1724-01-12'),
      note: 'Catholic parishes had the Gregorian calendar from 1584.',
      source: 'G: 1724',
    },
    {
      admin1: ['Grisons'],
      name: 'Grisons',
      julian: change('1811-12-31', '1812-01-13'),
      note: 'Its parishes changed between 1623 and 1812.',
      source: 'G: 1760–1812',
    },
    {
      julian: SWISS_1701,
      note: 'Catholic parishes had the Gregorian calendar from 1584.',
      source: 'G: Zürich, Bern, Basel, Geneva, Thurgau, Schaffhausen; W',
    },
  ].map((row) => ({ country: 'CH', name: 'the cantons', ...row })),

  {
    country: 'NL',
    admin1: ['Gelderland', 'Flevoland'],
    name: 'Gelderland',
    julian: change('1700-06-30', '1700-07-12'),
    source: 'G, W',
  },
  {
    country: 'NL',
    admin1: ['Utrecht', 'Overijssel'],
    name: 'Utrecht and Overijssel',
    julian: change('1700-11-30', '1700-12-12'),
    source: 'G, W',
  },
  {
    country: 'NL',
    admin1: ['Friesland', 'Groningen'],
    name: 'Friesland and Groningen',
    julian: change('1700-12-31', '1701-01-12'),
    source: 'G, W',
  },
  { country: 'NL', admin1: ['Drenthe'], name: 'Drenthe', julian: change('1701-04-30', '1701-05-12'), source: 'W' },
  {
    country: 'NL',
    name: 'Holland, Zeeland and Brabant',
    julian: change('1582-12-14', '1582-12-25'),
    uncertainUntil: '1583-01-12',
    source: 'G, N, W, which disagree by some weeks',
  },
  {
    country: 'BE',
    name: 'the Southern Netherlands',
    julian: change('1582-12-14', '1582-12-25'),
    uncertainUntil: '1583-02-21',
    note: 'The bishopric of Liège changed in February 1583.',
    source: 'G, N, W',
  },
  { country: 'LU', name: 'Luxembourg', julian: change('1582-12-14', '1582-12-25'), source: 'N, W' },
  {
    country: 'FR',
    admin1: ['Grand Est'],
    box: [48.3, 7.4, 48.75, 7.9],
    name: 'Strasbourg',
    julian: change('1682-02-05', '1682-02-16'),
    source: 'G, W',
  },
  {
    country: 'FR',
    admin1: ['Grand Est'],
    box: [47.4, 6.9, 49.1, 8.3],
    name: 'Alsace',
    julian: change('1583-11-16', '1583-11-27'),
    uncertainUntil: '1701-01-12',
    note: 'Protestant towns changed in 1682, Mulhouse in 1701.',
    source: 'G, W',
  },
  {
    country: 'FR',
    admin1: ['Grand Est'],
    box: [47.8, 5.4, 49.7, 7.7],
    name: 'France and Lorraine',
    julian: change('1582-12-09', '1582-12-20'),
    uncertainUntil: '1760-02-28',
    note: 'In Lorraine other sources name 1760.',
    source: 'G; W',
  },
  { country: 'FR', name: 'France', julian: change('1582-12-09', '1582-12-20'), source: 'G, N, W' },
  { country: 'MC', name: 'Monaco', julian: [], source: 'W: Italy' },

  {
    country: 'PL',
    admin1: ['Lower Silesia', 'Opole Voivodeship', 'Silesia'],
    name: 'Silesia',
    julian: change('1584-01-12', '1584-01-23'),
    source: 'G',
  },
  {
    country: 'PL',
    admin1: ['West Pomerania', 'Lubusz'],
    name: 'Protestant Germany',
    julian: PROTESTANT_GERMANY,
    source: 'G',
  },
  {
    country: 'PL',
    admin1: ['Warmia-Masuria'],
    name: 'the duchy of Prussia',
    julian: change('1612-08-22', '1612-09-02'),
    note: 'Catholic Warmia changed in 1582.',
    source: 'G, W',
  },
  {
    country: 'RU',
    admin1: ['Kaliningrad Oblast'],
    name: 'the duchy of Prussia',
    julian: change('1612-08-22', '1612-09-02'),
    source: 'G, W',
  },
  ...countries(['RU', 'BY', 'KZ', 'UZ', 'TM', 'KG', 'TJ'], 'Russia', SOVIET, 'G, N, W'),
  ...countries(['GE', 'AM', 'AZ'], 'Transcaucasia', TRANSCAUCASIA, 'W'),
  {
    country: 'MD',
    name: 'Russia',
    julian: SOVIET,
    uncertainUntil: '1919-04-14',
    note: 'Romania changed on 1919-04-14.',
    source: 'N, W',
  },
  { country: 'EE', name: 'Estonia', julian: change('1918-02-15', '1918-03-01'), source: 'W' },
  {
    country: 'LV',
    name: 'Livonia',
    julian: change('1917-08-22', '1917-09-05'),
    uncertainUntil: '1918-02-15',
    note: 'Courland was Gregorian from 1617 to 1796 and again from 1915.',
    source: 'G, N, W',
  },
  {
    country: 'LT',
    name: 'Lithuania',
    julian: [
      { last: '1585-12-21', first: '1586-01-01' },
      { from: '1800-01-01', last: '1915-05-11', first: '1915-05-25' },
    ],
    uncertainUntil: '1918-02-15',
    source: 'N, W',
  },
  {
    country: 'UA',
    admin1: ['Lviv', 'Ternopil', 'Ivano-Frankivsk'],
    name: 'Poland, later Austria',
    julian: [],
    uncertainUntil: '1918-03-01',
    note: 'Greek Catholic and Orthodox parishes kept the Julian calendar.',
    source: 'G: Poland; W',
  },
  { country: 'UA', admin1: ['Zakarpattia'], name: 'Hungary', julian: HUNGARY, source: 'G, N, W' },
  {
    country: 'UA',
    admin1: ['Chernivtsi'],
    name: 'Bukovina',
    julian: [],
    uncertainUntil: '1919-04-14',
    note: 'It was Moldavian until 1775, and its Orthodox parishes kept the Julian calendar.',
    source: 'W: Austria',
  },
  { country: 'UA', admin1: ['Crimea', 'Sevastopol City'], name: 'Russia', julian: SOVIET, source: 'G, N, W' },
  { country: 'UA', name: 'Ukraine', julian: change('1918-02-15', '1918-03-01'), source: 'W' },

  {
    country: 'RO',
    admin1: [
      'Alba County',
      'Arad County',
      'Bihor County',
      'Bistrița-Năsăud County',
      'Brașov County',
      'Caraș-Severin County',
      'Cluj County',
      'Covasna County',
      'Harghita County',
      'Hunedoara County',
      'Maramureş',
      'Mureș County',
      'Satu Mare County',
      'Sălaj County',
      'Sibiu County',
      'Timiș County',
    ],
    name: 'Transylvania',
    julian: change('1590-12-14', '1590-12-25'),
    uncertainUntil: '1919-04-14',
    note: 'Orthodox parishes kept the Julian calendar.',
    source: 'G',
  },
  { country: 'RO', name: 'Romania', julian: change('1919-03-31', '1919-04-14'), source: 'N, W' },
  { country: 'BG', name: 'Bulgaria', julian: change('1916-03-31', '1916-04-14'), source: 'N, W' },
  {
    country: 'RS',
    admin1: ['Vojvodina'],
    name: 'Hungary',
    julian: HUNGARY,
    uncertainUntil: '1919-03-18',
    note: 'Orthodox parishes kept the Julian calendar.',
    source: 'G, W',
  },
  ...['RS', 'ME', 'MK', 'XK'].map((country): CalendarReform => ({
    country,
    name: 'Serbia and Montenegro',
    julian: YUGOSLAVIA,
    uncertainUntil: '1919-03-18',
    source: 'W; N has 1919-03-18',
  })),
  {
    country: 'AL',
    name: 'Albania',
    julian: change('1912-11-14', '1912-11-28'),
    uncertainUntil: '1912-12-14',
    source: 'W; N has 1912-12-14',
  },
  {
    country: 'GR',
    name: 'Greece',
    julian: change('1923-02-15', '1923-03-01'),
    source: 'W; N has 1924-03-23, the day of the Church',
  },
  {
    country: 'TR',
    name: 'the Ottoman Empire',
    julian: change('1917-02-15', '1917-03-01'),
    source: 'W; N has 1927-01-01',
  },
];

interface Point {
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
}

/** When a place adopted the Gregorian calendar; null where it has it from 1582-10-15, or never had the Julian one. */
export function calendarReformAt({ geoLatitudeDeg, geoLongitudeDeg }: Point, region: Region): CalendarReform | null {
  const isHere = ({ country, admin1, box }: CalendarReform): boolean => {
    if (country !== region.countryCode) return false;
    if (admin1 !== undefined && (region.admin1 === null || !admin1.includes(region.admin1))) return false;
    if (box === undefined) return true;
    const [south, west, north, east] = box;
    return south <= geoLatitudeDeg && geoLatitudeDeg <= north && west <= geoLongitudeDeg && geoLongitudeDeg <= east;
  };
  return CALENDAR_REFORMS.find(isHere) ?? null;
}
