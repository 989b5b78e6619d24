import { astrocartographyEndpoint } from './astrocartography/endpoint.ts';
import { batchEndpoint } from './batch/endpoint.ts';
import { bodyMatrixEndpoint } from './body-matrix/endpoint.ts';
import { chooseAnswer } from './chosen/choose-answer.ts';
import { chartEndpoint } from './chart/endpoint.ts';
import { dispatcher } from './dispatch.ts';
import { eclipsesEndpoint } from './eclipses/endpoint.ts';
import { electionsEndpoint } from './elections/endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { ephemerisEndpoint } from './ephemeris/endpoint.ts';
import { geocodeEndpoint } from './geocode/endpoint.ts';
import { groupEndpoint } from './group/endpoint.ts';
import { gunaMilanEndpoint } from './guna-milan/endpoint.ts';
import { meEndpoint } from './me/endpoint.ts';
import { gocharaEndpoint } from './gochara/endpoint.ts';
import { heliacalEndpoint } from './heliacal-events/endpoint.ts';
import { festivalsEndpoint } from './festivals/endpoint.ts';
import { horaryEndpoint } from './horary/endpoint.ts';
import { kpEndpoint } from './kp/endpoint.ts';
import { rejectMisplaced } from './misplaced/reject-misplaced.ts';
import { offerMarkdown, offerNames } from './forms/offer-forms.ts';
import { withSearchCursors } from './forms/with-search-cursors.ts';
import { moonphasesEndpoint } from './moonphases/endpoint.ts';
import { muhurtaEndpoint } from './muhurta/endpoint.ts';
import { natalEndpoint } from './natal/endpoint.ts';
import { occultationsEndpoint } from './occultations/endpoint.ts';
import { panchangEndpoint } from './panchang/endpoint.ts';
import { positionsEndpoint } from './positions/endpoint.ts';
import { sadeSatiEndpoint } from './sade-sati/endpoint.ts';
import { boundCost } from './limits/cost.ts';
import { rejectBeyond } from './limits/search-window.ts';
import { EN } from '@theia-astro/report/texts/en';
import { libraryOf } from '@theia-astro/report/texts/library';
import { reportEndpoint, reportExample } from './report/endpoint.ts';
import { reportProducts } from './report-products.ts';
import { returnEndpoint } from './return/endpoint.ts';
import { primaryDirectionsEndpoint } from './primary-directions/endpoint.ts';
import { progressionsEndpoint } from './progressions/endpoint.ts';
import { sensitivityEndpoint } from './sensitivity/endpoint.ts';
import { compareEndpoint } from './compare/endpoint.ts';
import { skyEndpoint } from './sky/endpoint.ts';
import { synastryEndpoint } from './synastry/endpoint.ts';
import { timeLordsEndpoint } from './time-lords/endpoint.ts';
import { timezoneEndpoint } from './timezone/endpoint.ts';
import { transitsEndpoint } from './transits/endpoint.ts';
import { varshaphalEndpoint } from './varshaphal/endpoint.ts';
import { vedicEndpoint } from './vedic/endpoint.ts';
import { yearlyCycleEndpoint } from './yearly-cycle/endpoint.ts';

/** What every product gets, from the inside out. */
const WRAPPERS: readonly ((endpoint: Endpoint) => Endpoint)[] = [
  rejectMisplaced,
  rejectBeyond,
  withSearchCursors,
  chooseAnswer,
  boundCost,
  offerNames,
  offerMarkdown,
];

/** The products, one line each. Routes, /swiss, plan gate, price, OpenAPI and the example tests are derived from it. */
const products = (
  [
    natalEndpoint,
    positionsEndpoint,
    moonphasesEndpoint,
    vedicEndpoint,
    eclipsesEndpoint,
    heliacalEndpoint,
    occultationsEndpoint,
    ephemerisEndpoint,
    chartEndpoint,
    bodyMatrixEndpoint,
    yearlyCycleEndpoint,
    progressionsEndpoint,
    primaryDirectionsEndpoint,
    astrocartographyEndpoint,
    synastryEndpoint,
    groupEndpoint,
    gunaMilanEndpoint,
    transitsEndpoint,
    electionsEndpoint,
    sensitivityEndpoint,
    timeLordsEndpoint,
    compareEndpoint,
    returnEndpoint,
    panchangEndpoint,
    sadeSatiEndpoint,
    varshaphalEndpoint,
    gocharaEndpoint,
    kpEndpoint,
    festivalsEndpoint,
    horaryEndpoint,
    muhurtaEndpoint,
    reportEndpoint(reportProducts, libraryOf(EN), reportExample),
    geocodeEndpoint,
    timezoneEndpoint,
    skyEndpoint,
    meEndpoint,
  ] satisfies readonly Endpoint[]
).map((endpoint: Endpoint) => WRAPPERS.reduce((wrapped, wrap) => wrap(wrapped), endpoint));

const swiss = dispatcher(products);

/** Everything the product API serves; POST /swiss first. */
export const catalog: readonly Endpoint[] = [swiss, ...products, batchEndpoint(swiss, products)];
