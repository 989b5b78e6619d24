import { z } from 'zod';
import { shownName } from '../rules/connected-apps.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes that are no app of the user's: browsers and systems do something of their own with them. */
const FORBIDDEN_SCHEME =
  /^(https?|javascript|data|file|blob|about|vbscript|wss?|ftps?|mailto|tel|sms|intent|chrome|view-source|resource|jar|ms-.*|search(-ms)?|shell|steam|ldaps?|ssh|telnet|smb|nfs|cid|mid|urn|content|filesystem|.*-extension)$/;

/** What is wrong with a redirect URI; null: nothing. */
function redirectProblem(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || /[\s*\\<>"'`{}|^]|[^\x21-\x7e]/.test(text)) return 'must be a URL without wildcards';
  if (text.includes('#')) return 'must not have a fragment';
  if (url.username !== '' || url.password !== '') return 'must not have a user name';
  const scheme = url.protocol.slice(0, -1);
  if (scheme === 'https') return LOOPBACK.has(url.hostname) ? 'must use http on this machine' : null;
  if (scheme === 'http') return LOOPBACK.has(url.hostname) ? null : 'must use https';
  return FORBIDDEN_SCHEME.test(scheme) || !/^[a-z][a-z0-9+.-]+:\/./.test(text)
    ? 'must use https, or a scheme of an app'
    : null;
}

const redirectUri = z
  .string()
  .max(500)
  .superRefine((text, context) => {
    const problem = redirectProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/** What a client says about itself. Everything else is ignored: pictures and links of strangers are not shown. */
const givenMetadata = z.object({
  client_name: z.string().max(1_000).optional(),
  redirect_uris: z.array(redirectUri).min(1).max(10),
  grant_types: z.array(z.string().max(100)).max(20).optional(),
  response_types: z.array(z.string().max(100)).max(20).optional(),
  token_endpoint_auth_method: z.string().max(100).optional(),
});

/** Metadata as the library takes it. */
export type ClientMetadata = ReturnType<typeof toMetadata>;

function toMetadata({ client_name: name = '', redirect_uris: uris }: z.infer<typeof givenMetadata>) {
  return {
    client_name: shownName(name) || redirectHost(uris[0] ?? ''),
    redirect_uris: uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    token_endpoint_auth_method: 'none',
    application_type: uris.every((uri) => uri.startsWith('https:')) ? ('web' as const) : ('native' as const),
  };
}

/** Metadata that a client may not have, with the error code of RFC 7591. */
export class InvalidClientMetadata extends Error {
  readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  constructor(error: InvalidClientMetadata['error'], message: string) {
    super(message);
    this.error = error;
  }
}

/** @throws InvalidClientMetadata */
export function readClientMetadata(given: unknown): ClientMetadata {
  const parsed = givenMetadata.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') ?? '';
    throw new InvalidClientMetadata(
      path.startsWith('redirect_uris') ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      `${path || 'the metadata'}: ${issue?.message}`,
    );
  }
  const { grant_types: grants, response_types: responses } = parsed.data;
  if (grants?.includes('authorization_code') === false || responses?.includes('code') === false)
    throw new InvalidClientMetadata(
      'invalid_client_metadata',
      'the grant type is authorization_code, the response type code',
    );
  return toMetadata(parsed.data);
}

/** Where a code is sent, for the user: a host as ASCII, so that letters that look alike are seen, or the scheme of a native app. */
export function redirectHost(uri: string): string {
  const url = URL.parse(uri);
  if (url === null) return 'unknown';
  if (!/^https?:$/.test(url.protocol)) return url.protocol.slice(0, -1);
  return LOOPBACK.has(url.hostname) ? url.hostname : url.host;
}
