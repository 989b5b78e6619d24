import { Problem } from '@theia-astro/endpoints/problem';
import { API_VERSION } from '@theia-astro/endpoints/wire/meta';

const VERSIONS: ReadonlySet<string> = new Set([API_VERSION]);

/** The dated version a request asks for, else the one its key is pinned to. @throws Problem 400 invalid_version */
export function chooseVersion(asked: string | undefined, pinned: string): string {
  if (asked === undefined) return VERSIONS.has(pinned) ? pinned : API_VERSION;
  if (VERSIONS.has(asked)) return asked;
  throw new Problem({
    code: 'invalid_version',
    field: 'Theia-Version',
    message: 'There is no such version of the API.',
    hint: `Use one of ${[...VERSIONS].join(', ')}, or leave the header out.`,
  });
}

/** The version label of an answer before the request's own version is validated. */
export function versionLabel(asked: string | undefined): string {
  return asked !== undefined && VERSIONS.has(asked) ? asked : API_VERSION;
}
