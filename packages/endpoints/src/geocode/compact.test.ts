import { describeAnswers } from '../testing/check-answers.ts';
import { geocodeEndpoint } from './endpoint.ts';
import { services } from '../testing/call.ts';

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
