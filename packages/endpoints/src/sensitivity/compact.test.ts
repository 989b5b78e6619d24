import { VEDIC_SENSITIVITY_PARTS } from '@theia-astro/astro/sensitivity/vedic';
import { WESTERN_SENSITIVITY_PARTS } from '@theia-astro/astro/sensitivity/western';
import { describeAnswers } from '../testing/check-answers.ts';
import { sensitivityEndpoint } from './endpoint.ts';
import { services } from '../testing/call.ts';

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const polar = { ...NY90, location: undefined, latitude: 78, longitude: 15, timezone: 'Arctic/Longyearbyen' };
const parts = [...new Set([...WESTERN_SENSITIVITY_PARTS, ...VEDIC_SENSITIVITY_PARTS])];

describeAnswers(sensitivityEndpoint, services, {
  requests: {
    default: NY90,
    ...Object.fromEntries(parts.map((part) => [part, { ...NY90, minutes: 60, system: 'both', include: [part] }])),
    everything: { ...NY90, minutes: 30, system: 'both', include: ['all'] },
    'everything beyond the polar circle': { ...polar, minutes: 30, system: 'both', include: ['all'] },
    'without birth time': { ...NY90, birth_time: null },
    'sidereal, heliocentric': { ...NY90, sidereal: true, include: ['all'], settings: { coordinates: 'heliocentric' } },
    'an early year': { ...NY90, birth_date: '-0500-03-01', system: 'both', include: ['all'] },
    'dashas of signs': {
      ...NY90,
      system: 'vedic',
      include: ['dashas'],
      vedic_settings: { dasha_systems: ['chara', 'narayana', 'yogini'], dasha_levels: 3 },
    },
  },
  sizes: [{ request: NY90, bytes: 8_192 }],
});
