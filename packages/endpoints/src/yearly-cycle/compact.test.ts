import { describeAnswers } from '../testing/check-answers.ts';
import { yearlyCycleEndpoint } from './endpoint.ts';
import { YEARLY_CYCLE_PARTS } from './request.ts';
import { services } from '../testing/call.ts';

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', year: 2024 };
const all = { ...NY90, include: ['all'] };

describeAnswers(yearlyCycleEndpoint, services, {
  requests: {
    default: NY90,
    ...Object.fromEntries(YEARLY_CYCLE_PARTS.map((part) => [part, { ...NY90, include: [part] }])),
    everything: all,
    'everything without birth time': { ...all, birth_time: null },
    sidereal: { ...all, sidereal: true },
    topocentric: { ...all, settings: { coordinates: 'topocentric' } },
    'mundane houses': { ...all, settings: { house_placement: 'mundane' } },
    relocated: { ...all, relocation: { location: 'London' } },
    'the far north': { ...all, location: undefined, latitude: 78.22, longitude: 15.65 },
    'the year of birth': { ...all, year: 1990 },
    'an early year': { ...all, birth_date: '-0500-03-01', year: -470 },
    'the last year': { ...all, birth_date: '2990-01-05', year: 3000 },
  },
  sizes: [
    { request: NY90, bytes: 20_000 },
    { request: { ...NY90, year: 2020 }, bytes: 20_000 },
    { request: { ...NY90, birth_time: null }, bytes: 20_000 },
  ],
});
