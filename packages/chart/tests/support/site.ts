import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** No inline script, no inline style, nothing from elsewhere. */
const STRICT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'";
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface Site {
  readonly url: string;
  close(): void;
}

/** Serves a folder as a site with a strict content policy. */
export async function serve(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    readFile(join(folder, path === '/' ? 'index.html' : path)).then(
      (bytes) => {
        response.writeHead(200, {
          'content-type': TYPES[extname(path)] ?? TYPES['.html'],
          'content-security-policy': STRICT_POLICY,
        });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
