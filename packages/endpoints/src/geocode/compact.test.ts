import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { describeAnswers } from '../testing/check-answers.ts';
import { geocodeEndpoint } from './endpoint.ts';

const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };

describeAnswers(geocodeEndpoint, services, {
  requests: {
    'a name': { q: 'Springfield' },
    'a native name': { q: '東京' },
    'a misspelt name': { q: 'Nwe York' },
    'a name in a country': { q: 'Paris', country: 'US', limit: 20 },
    nothing: { q: 'qqqqqqqqqq' },
  },
  sizes: [{ request: { q: 'Springfield' }, bytes: 2_500 }],
});
