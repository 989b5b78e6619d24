import { deleteAccount, deletionPreview } from '../deletion/delete-account.ts';
import type { AccountFunction } from './account-function.ts';
import { callFigures } from './call-figures/call-figures.ts';
import { natalSystem } from './natal-system/natal-system.ts';

export interface AccountFunctionParts {
  /** Starts the remaining work after an account is deleted. */
  readonly afterDeletion: () => Promise<void>;
}

export const accountFunctions = ({ afterDeletion }: AccountFunctionParts): readonly AccountFunction[] => [
  natalSystem,
  callFigures(),
  deletionPreview,
  deleteAccount(afterDeletion),
];
