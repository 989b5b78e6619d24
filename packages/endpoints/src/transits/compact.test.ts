import { describeAnswers } from '../testing/check-answers.ts';
import { transitsEndpoint } from './endpoint.ts';
import { services } from '../testing/call.test-data.ts';

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const snapshot = { ...NY90, transit_date: '2024-06-15' };
const events = ['exact', 'sign_ingress', 'house_ingress', 'station', 'eclipse', 'lunation'];
const range = { ...NY90, from: '2024-03-01', to: '2024-05-01', events };
const all = { include: ['all'] };

describeAnswers(transitsEndpoint, services, {
  requests: {
    'a snapshot': snapshot,
    'a range with every kind of event': range,
    ...Object.fromEntries(
      ['windows', 'natal', 'details', 'default', 'all'].flatMap((part) => [
        [`a snapshot with ${part}`, { ...snapshot, include: [part] }],
        [`a range with ${part}`, { ...range, include: [part] }],
      ]),
    ),
    'a range with only its events': { ...range, include: [] },
    'lots and angles': { ...range, ...all, targets: ['fortune', 'asc', 'vertex', 'sun'] },
    'aspects among the moving bodies': { ...snapshot, ...all, targets: 'transiting' },
    'aspects among the moving bodies, in a range': { ...range, ...all, targets: 'transiting' },
    'a page': { ...range, ...all, limit: 5 },
    'a snapshot without birth time': { ...snapshot, ...all, birth_time: null },
    'a range without birth time': { ...range, ...all, birth_time: null },
    'no place': { ...snapshot, ...all, location: undefined, utc_offset: '-04:00' },
    sidereal: { ...range, ...all, sidereal: true },
    topocentric: { ...range, ...all, settings: { coordinates: 'topocentric' } },
    heliocentric: { ...snapshot, ...all, settings: { coordinates: 'heliocentric' } },
    'mundane houses': { ...range, ...all, settings: { house_placement: 'mundane' } },
    'minor aspects and asteroids': {
      ...snapshot,
      ...all,
      aspects: ['quincunx', 'septile', 'novile'],
      bodies: ['ceres', 'cupido', 'lilith', 'south_node'],
      orb: 5,
    },
    'the far north': { ...range, ...all, location: undefined, latitude: 78.22, longitude: 15.65 },
    'an early year': { ...range, ...all, birth_date: '-0500-03-01', from: '-0470-03-01', to: '-0470-05-01' },
    'an early year, one instant': { ...snapshot, ...all, birth_date: '0700-03-01', transit_date: '0750-03-01' },
  },
  sizes: [
    { request: snapshot, bytes: 6_000 },
    { request: { ...NY90, from: '2024-01-01', to: '2024-02-01' }, bytes: 33_000 },
    {
      request: { ...NY90, from: '2024-01-01', to: '2026-01-01', bodies: ['saturn'], targets: ['moon'] },
      bytes: 10_000,
    },
  ],
});
