import type { Config } from '../../config/config.ts';
import type { ServicePage } from './service-pages.ts';

/** How long a security.txt is valid; RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 86_400_000;

/** Documents by which programs find the API and its contact: RFC 9727 (api-catalog) and RFC 9116 (security.txt). */
export function discoveryPages(
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  nowMs: () => number,
): ReadonlyMap<string, ServicePage> {
  const at = (path: string): string => new URL(path, publicUrl).href;
  const catalog = JSON.stringify({
    linkset: [
      {
        anchor: at('/'),
        'service-desc': [{ href: at('/openapi.json'), type: 'application/json' }],
        'service-doc': [
          { href: at('/reference'), type: 'text/html' },
          { href: at('/llms.txt'), type: 'text/plain' },
        ],
        status: [{ href: at('/status'), type: 'text/html' }],
        'terms-of-service': [{ href: at('/legal'), type: 'text/html' }],
      },
    ],
  });
  return new Map<string, ServicePage>([
    [
      '/.well-known/api-catalog',
      () => ({
        status: 200,
        headers: { 'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' },
        body: catalog,
      }),
    ],
    [
      '/.well-known/security.txt',
      () => ({
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: [
          `Contact: mailto:${supportEmail}`,
          `Expires: ${new Date(nowMs() + VALID_MS).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${at('/.well-known/security.txt')}`,
          '',
        ].join('\n'),
      }),
    ],
  ]);
}
