import { describeAnswers } from '../testing/check-answers.ts';
import { eclipsesEndpoint } from './endpoint.ts';
import { services } from '../testing/call.ts';

const years = { from: '2023-01-01', to: '2026-01-01' };
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const all = { include: ['all'] };

describeAnswers(eclipsesEndpoint, services, {
  requests: {
    default: years,
    'with details': { ...years, include: ['details'] },
    'as text': { ...years, include: 'default,details' },
    'seen from a place': { ...years, lat: 40.71427, lon: -74.00597 },
    'all seen from a place': { ...years, ...all, lat: 40.71427, lon: -74.00597 },
    'for a birth': { ...years, ...NY90 },
    'all for a birth': { ...years, ...NY90, ...all },
    'all for a birth without time': { ...years, ...NY90, ...all, birth_time: null },
    'solar only': { ...years, ...all, kind: 'solar' },
    sidereal: { ...years, ...all, ...NY90, sidereal: true },
    topocentric: { ...years, ...all, ...NY90, settings: { coordinates: 'topocentric' } },
    'the pole': { ...years, ...all, lat: 90, lon: 0 },
    'thirty years of every type': { from: '2000-01-01', to: '2030-01-01', ...all },
    'an early year': { from: '-0500-01-01', to: '-0490-01-01', ...all },
  },
  sizes: [
    { request: { from: '2024-01-01', to: '2026-01-01' }, bytes: 2_500 },
    { request: { from: '2024-01-01', to: '2026-01-01', ...NY90 }, bytes: 6_000 },
  ],
});
