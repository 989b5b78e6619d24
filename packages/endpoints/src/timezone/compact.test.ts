import { describeAnswers } from '../testing/check-answers.ts';
import { timezoneEndpoint } from './endpoint.ts';
import { services } from '../testing/call.ts';

const newYork = { location: 'New York' };

describeAnswers(timezoneEndpoint, services, {
  requests: {
    now: newYork,
    'an instant': { ...newYork, utc: '2024-07-01T00:00:00Z' },
    'a local time': { ...newYork, local: '2024-07-01T12:00' },
    'a local time that occurred twice': { ...newYork, local: '2024-11-03T01:30' },
    'a skipped local time': { ...newYork, local: '2024-03-10T02:30' },
    'before standard time': { ...newYork, local: '1850-01-01T12:00' },
    'on the sea': { lat: 0, lon: -30 },
  },
  sizes: [{ request: newYork, bytes: 1_000 }],
});
