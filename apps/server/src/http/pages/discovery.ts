import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import type { Config } from '../../config/config.ts';
import type { ServicePage } from './service-pages.ts';

/** How long a security.txt is valid; RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 86_400_000;
const CARD_PATH = '/mcp/server-card';
const CARD_TYPE = 'application/mcp-server-card+json';

/** Documents by which programs find the API, its MCP server and its contact: RFC 9727 (api-catalog), SEP-2127 (server card) and RFC 9116 (security.txt). */
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
      { anchor: at('/mcp'), 'service-desc': [{ href: at(CARD_PATH), type: CARD_TYPE }] },
    ],
  });
  const card = JSON.stringify({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${new URL(publicUrl).hostname.split('.').toReversed().join('.')}/theia`,
    title: 'Theia',
    version: THEIA_VERSION,
    description: 'Astrology, Western and Vedic: charts, transits, returns, eclipses and panchang.',
    websiteUrl: at('/'),
    remotes: [
      {
        type: 'streamable-http',
        url: at('/mcp'),
        supportedProtocolVersions: ['2026-07-28', '2025-11-25'],
        headers: [
          {
            name: 'Authorization',
            description: 'Bearer and an API key. A client that signs in with OAuth leaves it out.',
            isSecret: true,
          },
        ],
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
      CARD_PATH,
      () => ({
        status: 200,
        headers: { 'content-type': CARD_TYPE, 'cache-control': 'public, max-age=3600' },
        body: card,
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
