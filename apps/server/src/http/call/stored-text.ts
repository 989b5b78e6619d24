import { type AcceptedSecrets, acceptedSecrets } from '../../config/secrets.ts';
import { openText, sealText } from '../../database/secrets/encrypted-row.ts';

/** How the answer of a personal product is stored for a repeated Idempotency-Key. */
export interface StoredText {
  /** @param name what the text belongs to: user and key */
  seal(name: string, text: string): string;
  /** A text that was sealed, opened; any other as it is. @throws Error when it depends on a secret that is not accepted */
  open(name: string, stored: string): string;
}

const SEALED = /^sealed:([^:]+):([A-Za-z0-9+/=]+)$/;

/** Seals with the secret of the server; whoever reads the table sees nothing of a birth. */
export function openStoredText(secrets: AcceptedSecrets): StoredText {
  const { id, personal } = secrets.secrets;
  return {
    seal: (name, text) => `sealed:${id}:${sealText(personal, boundTo(name), text).toString('base64')}`,
    open: (name, stored) => {
      const [, secretId, cipher] = SEALED.exec(stored) ?? [];
      if (secretId === undefined || cipher === undefined) return stored;
      const secret = acceptedSecrets(secrets).find((one) => one.id === secretId);
      if (secret === undefined) throw new Error('A stored answer depends on a secret that this server does not have');
      return openText(secret.personal, boundTo(name), Buffer.from(cipher, 'base64'));
    },
  };
}

const boundTo = (name: string): string => `idempotency/${name}`;
