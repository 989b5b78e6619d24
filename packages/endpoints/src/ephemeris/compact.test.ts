import { describeAnswers } from '../testing/check-answers.ts';
import { ephemerisEndpoint } from './endpoint.ts';
import { services } from '../testing/call.ts';

const days = { from: '2024-01-01', to: '2024-01-31' };

describeAnswers(ephemerisEndpoint, services, {
  requests: {
    default: days,
    'every column': { ...days, columns: 'longitude,latitude,distance,speed,ra,declination' },
    sidereal: { ...days, sidereal: true },
    topocentric: { ...days, settings: { coordinates: 'topocentric' }, latitude: 40.71427, longitude: -74.00597 },
    heliocentric: { ...days, settings: { coordinates: 'heliocentric' } },
    'the nodes and minor bodies': { ...days, bodies: 'north_node,south_node,lilith,ceres,cupido' },
    'an early year': { from: '-0500-03-01', to: '-0500-03-05', bodies: 'sun,moon' },
  },
  sizes: [{ request: { from: '2024-01-01', to: '2024-01-03' }, bytes: 2_500 }],
});
