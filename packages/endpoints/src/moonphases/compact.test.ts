import { describeAnswers } from '../testing/check-answers.ts';
import { moonphasesEndpoint } from './endpoint.ts';
import { MOON_INCLUDES } from './request.ts';
import { services } from '../testing/call.ts';

const spring = { from: '2024-03-20', to: '2024-05-20' };
const seen = { latitude: 40.71427, longitude: -74.00597, timezone: 'America/New_York' };

describeAnswers(moonphasesEndpoint, services, {
  requests: {
    'a year': { year: 2024 },
    ...Object.fromEntries(MOON_INCLUDES.map((part) => [part, { ...spring, ...seen, include: [part] }])),
    everything: { ...spring, include: ['all'] },
    'everything, seen from a place': { ...spring, ...seen, include: ['all'] },
    sidereal: { ...spring, include: ['all'], sidereal: true },
    'void of course by Lilly': { ...spring, ...seen, include: ['void_of_course'], voc_definition: 'lilly' },
    'void of course, Hellenistic': { ...spring, include: ['void_of_course'], voc_definition: 'hellenistic' },
    'the next full moons': { after: '2024-06-15T12:00:00Z', phase: 'full_moon', count: 3, include: ['all'] },
    'the pole': { ...spring, latitude: 90, longitude: 0, include: ['all'] },
    'an early year': { from: '-0500-03-01', to: '-0500-04-01', include: ['all'] },
  },
  sizes: [
    { request: { year: 2024 }, bytes: 8_000 },
    { request: { year: 2020, timezone: 'America/New_York' }, bytes: 10_000 },
  ],
});
