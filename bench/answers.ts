import { checkAnswers } from '@theia-astro/endpoints/testing/check-answers';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';

const MOST_MS = 400;
const MOST_TOLD = 20;

/** Random calls of all products against the OpenAPI document: `node bench/answers.ts 4000 1` (calls, seed). */
const [count = 4000, seed = 1] = process.argv.slice(2).map(Number);
const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
const { answers, problems, byPath, faults } = checkAnswers(services, { count, seed, mostMs: MOST_MS });
for (const [path, found] of byPath) console.log(`${String(found).padStart(6)} ${path}`);
console.log(`${answers} answers and ${problems} problems, ${faults.length} do not fit`);
for (const fault of faults.slice(0, MOST_TOLD)) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
