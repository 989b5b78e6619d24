/**
 * Regions that tzdb has merged into a neighbour's zone, because clocks agree since 1970, and towns that kept their own
 * clock. Sources are the files of tzdb 2026b; what tzdb itself doubts has alternatives.
 */
export interface MergedZone {
  /** The zone that the clocks of the region followed in this time. */
  readonly zone: string;
  /** The zones in which its places are today. */
  readonly within: readonly string[];
  readonly country?: string;
  /** GeoNames names of its states or provinces; absent: anywhere in the country. */
  readonly admin1?: readonly string[];
  /** Latitude and longitude of the centre, radius in km. */
  readonly circle?: readonly [number, number, number];
  /** South, west, north, east, degrees. */
  readonly box?: readonly [number, number, number, number];
  /** First local day; absent: from the beginning. */
  readonly from?: string;
  /** The local day after the last one; absent: 1970-01-01. */
  readonly until?: string;
  /** Other zones, or offsets from UTC (±HH:MM), that the place may have followed. */
  readonly or?: readonly string[];
  readonly source: string;
}

const CHINA = ['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Yakutsk'];
/** tzdb, backzone: from 1949/1950 on China followed Beijing time, except Xinjiang and Tibet, whatever Shanks says. */
const BEIJING_TIME = '1949-10-01';
const FIVE_ZONES =
  'asia: the five zones of 1918, in practice observed in coastal areas only; backzone, which doubts them';
const LONG_SHU = ['Guangxi', 'Guizhou', 'Hainan', 'Ningxia', 'Sichuan', 'Chongqing', 'Shaanxi', 'Yunnan'];
const CHANGBAI = ['Heilongjiang', 'Jilin'];
const NORTH_WEST_ONTARIO =
  'backzone: “covering most of Ontario northwest of Sault Ste Marie and Timmins”, which tzdb doubts';

/** The first row that fits a place and a day decides. */
export const MERGED_ZONES: readonly MergedZone[] = [
  {
    zone: 'Europe/Belfast',
    within: ['Europe/London'],
    country: 'GB',
    admin1: ['Northern Ireland'],
    source: 'backzone; former zone.tab: Northern Ireland',
  },
  {
    zone: 'America/Montreal',
    within: ['America/Toronto'],
    country: 'CA',
    admin1: ['Quebec'],
    source: 'backzone; former zone.tab: Quebec, most locations',
  },
  {
    zone: 'America/Thunder_Bay',
    within: ['America/Toronto'],
    circle: [48.382, -89.246, 50],
    source: 'backzone; former zone.tab: Thunder Bay, Ontario',
  },
  {
    zone: 'America/Nipigon',
    within: ['America/Toronto'],
    circle: [49.016, -88.268, 40],
    or: ['America/Toronto'],
    source: 'backzone, which doubts it',
  },
  {
    zone: 'America/Toronto',
    within: ['America/Toronto'],
    country: 'CA',
    admin1: ['Ontario'],
    box: [46.6, -96, 60, -84.5],
    or: ['America/Nipigon', 'America/Thunder_Bay'],
    source: NORTH_WEST_ONTARIO,
  },
  {
    zone: 'America/Toronto',
    within: ['America/Toronto'],
    country: 'CA',
    admin1: ['Ontario'],
    box: [48.6, -84.5, 60, -79],
    or: ['America/Nipigon'],
    source: NORTH_WEST_ONTARIO,
  },
  ...[
    [48.722, -94.567],
    [48.611, -93.395],
  ].map(([latitude = 0, longitude = 0]): MergedZone => ({
    zone: 'America/Rainy_River',
    within: ['America/Winnipeg'],
    circle: [latitude, longitude, 40],
    or: ['America/Winnipeg'],
    source: 'backzone, which doubts it; former zone.tab: Rainy River and Fort Frances, Ontario',
  })),
  {
    zone: 'America/Winnipeg',
    within: ['America/Winnipeg'],
    country: 'CA',
    admin1: ['Ontario'],
    or: ['America/Rainy_River'],
    source: NORTH_WEST_ONTARIO,
  },
  {
    zone: 'America/Coral_Harbour',
    within: ['America/Atikokan', 'America/Coral_Harbour', 'America/Iqaluit', 'America/Rankin_Inlet'],
    circle: [64.3, -83.8, 150],
    source: 'backzone; former zone.tab: Southampton Island',
  },
  {
    zone: 'America/Pangnirtung',
    within: ['America/Iqaluit'],
    circle: [66.148, -65.701, 60],
    from: '1921-01-01',
    source: 'backzone; former zone.tab: Pangnirtung, Nunavut',
  },
  {
    zone: 'America/Yellowknife',
    within: ['America/Edmonton'],
    country: 'CA',
    admin1: ['Northwest Territories'],
    from: '1935-01-01',
    source: 'backzone; former zone.tab: central Northwest Territories',
  },
  {
    zone: 'America/Ensenada',
    within: ['America/Tijuana'],
    circle: [31.866, -116.597, 40],
    or: ['America/Tijuana'],
    source: 'backzone; northamerica: “DST-observance was a town-by-town matter back then”',
  },
  {
    zone: 'America/Tijuana',
    within: ['America/Tijuana'],
    country: 'MX',
    box: [28, -118, 32.4, -112.7],
    or: ['America/Ensenada'],
    source: 'backzone: Baja California; northamerica: “a town-by-town matter”',
  },
  {
    zone: 'Africa/Timbuktu',
    within: ['Africa/Bamako'],
    country: 'ML',
    admin1: ['Tombouctou', 'Taoudénit', 'Gao', 'Kidal', 'Ménaka'],
    source: 'backzone: northern Mali',
  },
  {
    zone: 'Africa/Bamako',
    within: ['Africa/Bamako'],
    country: 'ML',
    admin1: ['Mopti'],
    or: ['Africa/Timbuktu'],
    source: 'backzone: northern Mali; no border is named',
  },
  {
    zone: 'Asia/Hanoi',
    within: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh', 'Asia/Shanghai'],
    country: 'VN',
    box: [17, 102, 24, 109],
    source: 'backzone; the border was the 17th parallel',
  },
  {
    zone: 'Asia/Ho_Chi_Minh',
    within: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh'],
    country: 'VN',
    until: '1975-06-13',
    source: 'asia; GeoNames counts some towns south of the 17th parallel to the north',
  },
  {
    zone: 'Asia/Harbin',
    within: CHINA,
    country: 'CN',
    admin1: CHANGBAI,
    from: '1937-01-01',
    until: '1945-09-01',
    or: ['Asia/Shanghai', '+09:00'],
    source: `${FIVE_ZONES}; asia: “Japanese-occupied Manchuria was at UT+9”`,
  },
  {
    zone: 'Asia/Shanghai',
    within: CHINA,
    country: 'CN',
    admin1: ['Liaoning'],
    from: '1937-01-01',
    until: '1945-09-01',
    or: ['+09:00'],
    source: 'asia: “Japanese-occupied Manchuria was at UT+9”',
  },
  {
    zone: 'Asia/Harbin',
    within: CHINA,
    country: 'CN',
    admin1: CHANGBAI,
    until: BEIJING_TIME,
    or: ['Asia/Shanghai'],
    source: `${FIVE_ZONES}: Heilongjiang (except Mohe county), Jilin`,
  },
  {
    zone: 'Asia/Shanghai',
    within: CHINA,
    country: 'CN',
    admin1: CHANGBAI,
    or: ['Asia/Harbin'],
    source: 'backzone has another clock until 1980, and doubts it',
  },
  {
    zone: 'Asia/Chongqing',
    within: CHINA,
    country: 'CN',
    admin1: LONG_SHU,
    until: BEIJING_TIME,
    or: ['Asia/Shanghai'],
    source: `${FIVE_ZONES}: Guangxi, Guizhou, Hainan, Ningxia, Sichuan, Shaanxi, Yunnan`,
  },
  {
    zone: 'Asia/Chongqing',
    within: CHINA,
    country: 'CN',
    admin1: ['Gansu', 'Qinghai'],
    until: BEIJING_TIME,
    or: ['Asia/Urumqi', 'Asia/Shanghai'],
    source: `${FIVE_ZONES}: most of Gansu, a part of Qinghai`,
  },
  {
    zone: 'Asia/Chongqing',
    within: CHINA,
    country: 'CN',
    admin1: ['Inner Mongolia'],
    box: [37, 97, 43, 110],
    until: BEIJING_TIME,
    or: ['Asia/Shanghai'],
    source: `${FIVE_ZONES}: west Inner Mongolia`,
  },
  {
    zone: 'Asia/Shanghai',
    within: CHINA,
    country: 'CN',
    admin1: ['Inner Mongolia'],
    until: BEIJING_TIME,
    or: ['Asia/Chongqing', 'Asia/Harbin'],
    source: FIVE_ZONES,
  },
  {
    zone: 'Asia/Shanghai',
    within: CHINA,
    country: 'CN',
    admin1: ['Guangdong'],
    box: [20, 109, 24, 113.1],
    until: BEIJING_TIME,
    or: ['Asia/Chongqing', 'Asia/Urumqi'],
    source: `${FIVE_ZONES}: counties of west Guangdong`,
  },
  {
    zone: 'Asia/Shanghai',
    within: CHINA,
    country: 'CN',
    admin1: [...LONG_SHU, 'Gansu', 'Qinghai'],
    or: ['Asia/Chongqing'],
    source: 'backzone has another clock until 1980, and doubts it',
  },
  {
    zone: 'Asia/Kashgar',
    within: CHINA,
    country: 'CN',
    admin1: ['Xinjiang'],
    box: [34, 73, 46, 82.6],
    or: ['Asia/Urumqi', 'Asia/Shanghai'],
    source: 'backzone: far west China; asia: west Xinjiang',
  },
  {
    zone: 'Asia/Urumqi',
    within: CHINA,
    country: 'CN',
    admin1: ['Xinjiang'],
    or: ['Asia/Shanghai'],
    source: 'asia: two times are in use',
  },
  {
    zone: 'Asia/Urumqi',
    within: CHINA,
    country: 'CN',
    admin1: ['Tibet'],
    until: BEIJING_TIME,
    or: ['Asia/Shanghai', 'Asia/Kashgar'],
    source: 'asia: east Tibet, with Lhasa, in Xinjiang-Tibet time; west Tibet in that of Kashgar',
  },
  {
    zone: 'Asia/Shanghai',
    within: CHINA,
    country: 'CN',
    admin1: ['Tibet'],
    or: ['Asia/Urumqi'],
    source: 'backzone: not certain when Tibet adopted Beijing time',
  },
  {
    zone: 'Asia/Tel_Aviv',
    within: ['Asia/Jerusalem'],
    country: 'IL',
    admin1: ['Tel Aviv'],
    source: 'backzone',
  },
  {
    zone: 'Australia/Currie',
    within: ['Australia/Hobart'],
    circle: [-39.87, 143.98, 60],
    source: 'backzone: King Island',
  },
  {
    zone: 'Europe/Uzhgorod',
    within: ['Europe/Kyiv'],
    country: 'UA',
    admin1: ['Zakarpattia'],
    source: 'backzone: Transcarpathia',
  },
  {
    zone: 'Europe/Zaporozhye',
    within: ['Europe/Kyiv'],
    country: 'UA',
    admin1: ['Zaporizhzhia'],
    source: 'backzone: Zaporizhzhia and eastern Lugansk',
  },
  {
    zone: 'Europe/Kyiv',
    within: ['Europe/Kyiv'],
    country: 'UA',
    admin1: ['Luhansk'],
    or: ['Europe/Zaporozhye'],
    source: 'backzone: Zaporizhzhia and eastern Lugansk; no border is named',
  },
  {
    zone: 'Atlantic/Jan_Mayen',
    within: ['Europe/Oslo', 'Arctic/Longyearbyen'],
    circle: [71.0, -8.4, 60],
    source: 'backzone',
  },
  {
    zone: 'Pacific/Johnston',
    within: ['Pacific/Honolulu'],
    circle: [16.73, -169.53, 60],
    source: 'backzone',
  },
  {
    zone: 'Pacific/Enderbury',
    within: ['Pacific/Kanton'],
    circle: [-3.13, -171.08, 30],
    from: '1938-03-06',
    until: '1942-02-09',
    source: 'backzone',
  },
  {
    zone: 'Asia/Kolkata',
    within: ['Asia/Kolkata'],
    circle: [19.073, 72.883, 45],
    from: '1884-01-01',
    until: '1955-01-01',
    or: ['+04:51'],
    source:
      'backzone: Bombay had its own civil time from 1884; asia: the “Battle of the Clocks” lasted nearly half a century',
  },
  {
    zone: 'Asia/Kolkata',
    within: ['Asia/Kolkata'],
    circle: [22.563, 88.363, 30],
    from: '1884-01-01',
    until: '1948-01-01',
    or: ['+05:53:20', '+05:54'],
    source: 'backzone: Calcutta had its own civil time from 1884; asia: government time +05:53:20 or +05:54',
  },
  {
    zone: 'Asia/Kolkata',
    within: ['Asia/Kolkata'],
    country: 'IN',
    admin1: ['Goa'],
    from: '1912-01-01',
    until: '1961-12-19',
    or: ['+05:00'],
    source: 'backzone: Portuguese India switched to UT+05 on 1912-01-01',
  },
];
