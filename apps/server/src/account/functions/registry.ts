import type { AccountFunction } from './account-function.ts';
import { natalSystem } from './natal-system/natal-system.ts';

export const accountFunctions: readonly AccountFunction[] = [natalSystem];
