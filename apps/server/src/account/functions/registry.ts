import { supportMessage } from '../../support/support-message.ts';
import { deletionPreview } from '../deletion/deletion-preview.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import type { AccountFunction } from './account-function.ts';
import { natalSystem } from './natal-system/natal-system.ts';

export interface AccountFunctionParts {
  readonly supportEmail: string;
  /** Starts what a deleted account leaves to do. */
  readonly afterDeletion: () => Promise<void>;
}

export const accountFunctions = ({ supportEmail, afterDeletion }: AccountFunctionParts): readonly AccountFunction[] => [
  natalSystem,
  supportMessage({ supportEmail }),
  deletionPreview,
  deleteAccount(afterDeletion),
];
