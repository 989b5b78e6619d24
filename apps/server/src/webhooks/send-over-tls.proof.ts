import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { send } from './send.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-webhook-tls-'));
const certificate = (name: string) => {
  const files = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
  const pair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', files.key];
  const of = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...pair, '-out', files.certificate, ...of], { stdio: 'pipe' });
  return { cert: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') };
};
const known = certificate('receiver.example');
const unknown = certificate('unknown.example');
setDefaultCACertificates([...getCACertificates('default'), known.cert]);

const names: unknown[] = [];
async function listen(pair: typeof known): Promise<number> {
  const server = createServer(pair, (_request, response) => void response.writeHead(204).end());
  server.on('secureConnection', (socket) => void names.push(socket.servername));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => void server.close());
  return (server.address() as { readonly port: number }).port;
}
after(() => rmSync(folder, { recursive: true, force: true }));
const [knownPort, unknownPort] = [await listen(known), await listen(unknown)];
const to = async (host: string, port: number) => {
  const { httpStatus, error } = await send({
    url: `https://${host}:${port}/`,
    headers: {},
    body: '{}',
    rules: { allowsLocal: true },
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  });
  return [httpStatus, error];
};

describe('a delivery over TLS', () => {
  it('goes to the checked address under the name of its host', async () => {
    assert.deepEqual(await to('receiver.example', knownPort), [204, null]);
    assert.deepEqual(names, ['receiver.example']);
  });

  it('is not made to a server whose certificate is for another name, or from nobody known', async () => {
    assert.deepEqual(await to('other.example', knownPort), [null, 'tls']);
    assert.deepEqual(await to('unknown.example', unknownPort), [null, 'tls']);
  });
});
