/** 1990-06-15 14:30 in New York, as the API answers it (api.md, section 5). */
export const SAMPLE_ASCENDANT_DEG = 193.6953;
export const SAMPLE_MIDHEAVEN_DEG = 105.92219;

export interface SkyPoint {
  id: string;
  name: string;
  short: string;
  longitudeDeg: number;
  place: string;
  speedDegPerDay: string;
  labelRadius?: number;
  size?: number;
}

export const NATAL_POINTS: readonly SkyPoint[] = [
  { id: 'sun', name: 'Sun', short: 'Su', longitudeDeg: 84.38822558, place: '24°23′ Gemini', speedDegPerDay: '+0.9551', size: 8 },
  { id: 'moon', name: 'Moon', short: 'Mo', longitudeDeg: 348.99006763, place: '18°59′ Pisces', speedDegPerDay: '+13.4598', size: 6.5 },
  { id: 'mercury', name: 'Mercury', short: 'Me', longitudeDeg: 66.157115, place: '6°09′ Gemini', speedDegPerDay: '+1.7283' },
  { id: 'venus', name: 'Venus', short: 'Ve', longitudeDeg: 49.096127, place: '19°05′ Taurus', speedDegPerDay: '+1.1762' },
  { id: 'mars', name: 'Mars', short: 'Ma', longitudeDeg: 11.235983, place: '11°14′ Aries', speedDegPerDay: '+0.7186' },
  { id: 'jupiter', name: 'Jupiter', short: 'Ju', longitudeDeg: 105.94818, place: '15°56′ Cancer', speedDegPerDay: '+0.2168' },
  { id: 'saturn', name: 'Saturn', short: 'Sa', longitudeDeg: 294.016017, place: '24°00′ Capricorn', speedDegPerDay: '−0.0589' },
  { id: 'uranus', name: 'Uranus', short: 'Ur', longitudeDeg: 278.15466, place: '8°09′ Capricorn', speedDegPerDay: '−0.0390' },
  { id: 'neptune', name: 'Neptune', short: 'Ne', longitudeDeg: 283.710291, place: '13°42′ Capricorn', speedDegPerDay: '−0.0251', labelRadius: 186 },
  { id: 'pluto', name: 'Pluto', short: 'Pl', longitudeDeg: 225.396051, place: '15°23′ Scorpio', speedDegPerDay: '−0.0201' },
];
