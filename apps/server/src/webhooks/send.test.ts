import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { webhookReceiver } from '../testing/webhook-receiver.ts';
import { send, type Sent } from './send.ts';

const LOCAL = { allowsLocal: true };
const BODY = '{"id":"evt_1","label":"ä"}';
const receiver = await webhookReceiver(({ path }, response) => {
  const [, what = '', more = ''] = path.split('/');
  if (what === 'status') return void response.writeHead(Number(more), { 'retry-after': '120' }).end('because');
  if (what === 'redirect') return void response.writeHead(302, { location: '/status/200' }).end();
  if (what === 'large') return void response.writeHead(200).end('é'.repeat(100_000));
  if (what === 'binary') return void response.writeHead(200).end(Buffer.from([0x61, 0, 0xff, 0x62]));
  if (what === 'drop') return void response.socket?.destroy();
  if (what === 'endless') return void response.writeHead(200).write('so far');
  if (what === 'silent') return undefined;
  return void response.writeHead(204).end();
});
after(() => receiver.close());

const to = (path: string, options: Partial<Parameters<typeof send>[0]> = {}): Promise<Sent> =>
  send({ url: receiver.url + path, headers: { 'webhook-id': 'evt_1' }, body: BODY, rules: LOCAL, ...options });
const outcome = ({ httpStatus, error }: Sent) => [httpStatus, error];

describe('sending', () => {
  it('posts the body as it is, and any 2xx is a delivery', async () => {
    for (const status of [200, 201, 202, 204, 299])
      assert.deepEqual(outcome(await to(`/status/${status}`)), [status, null]);
    const { headers, body } = receiver.received.at(-1)!;
    assert.deepEqual(
      [body, headers['content-type'], headers['webhook-id'], headers['content-length']],
      [BODY, 'application/json', 'evt_1', String(Buffer.byteLength(BODY))],
    );
  });

  it('follows no redirect', async () => {
    const before = receiver.received.length;
    assert.deepEqual(outcome(await to('/redirect')), [302, 'redirect']);
    assert.equal(receiver.received.length, before + 1);
  });

  it('tells every other status, what the receiver says, and how long it wants to wait', async () => {
    for (const status of [400, 404, 410, 429, 500, 503]) {
      const sent = await to(`/status/${status}`);
      assert.deepEqual(
        [...outcome(sent), sent.responseStart, sent.retryAfterSeconds],
        [status, 'http_status', 'because', 120],
      );
    }
  });

  it('keeps at most a KiB of the answer, as text that can be stored', async () => {
    const { responseStart } = await to('/large');
    assert.equal(responseStart, 'é'.repeat(512));
    assert.equal((await to('/binary')).responseStart, 'a�b');
  });

  it('is done when the status is there, even if the answer never ends', async () => {
    const sent = await to('/endless');
    assert.deepEqual([...outcome(sent), sent.responseStart], [200, null, 'so far']);
  });

  it('gives up a receiver that does not answer in time, drops the connection or is not there', async () => {
    assert.deepEqual(outcome(await to('/silent', { patienceMs: 50 })), [null, 'timeout']);
    assert.deepEqual(outcome(await to('/drop')), [null, 'connection']);
    const gone = await webhookReceiver();
    await gone.close();
    assert.deepEqual(outcome(await to('', { url: gone.url })), [null, 'connection']);
    assert.deepEqual(outcome(await to('', { url: receiver.url.replace('http:', 'https:') })), [null, 'tls']);
  });

  it('sends nothing to a private address, also when its name is public at first', async () => {
    const before = receiver.received.length;
    assert.deepEqual(outcome(await to('/', { rules: { allowsLocal: false } })), [null, 'invalid_url']);
    const port = new URL(receiver.url).port;
    const rebound = await to('', {
      url: `https://rebinding.example:${port}/`,
      rules: { allowsLocal: false },
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    });
    assert.deepEqual(outcome(rebound), [null, 'private_address']);
    assert.equal(receiver.received.length, before);
  });

  it('connects to the address that was checked and looks up nothing more', async () => {
    let asked = 0;
    const { port } = new URL(receiver.url);
    const sent = await to('', {
      url: `http://there-is-no-such-host.invalid:${port}/`,
      resolve: () => {
        asked += 1;
        return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
      },
    });
    assert.deepEqual([...outcome(sent), asked], [204, null, 1]);
    assert.equal(receiver.received.at(-1)!.headers.host, `there-is-no-such-host.invalid:${port}`);
  });

  it('ends with the reason of its signal', async () => {
    const leaving = new AbortController();
    const sending = to('/silent', { signal: leaving.signal });
    leaving.abort(new Error('the server is closing'));
    await assert.rejects(sending, /the server is closing/);
  });
});
