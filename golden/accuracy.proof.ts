import { checkAccuracy } from './check-accuracy.ts';
import { readComparisons } from './engines.ts';

await checkAccuracy((await readComparisons()).filter(({ isLong }) => isLong === true));
