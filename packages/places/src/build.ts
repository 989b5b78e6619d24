import { buildGazetteerIfStale } from './build/build-gazetteer.ts';

const startedMs = performance.now();
const built = buildGazetteerIfStale();
process.stdout.write(`Gazetteer ${built ? 'built' : 'is fresh'} (${Math.round(performance.now() - startedMs)} ms)\n`);
