import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { type Service, type ServiceOptions, startService } from '../hostile/service.ts';

const BODY = JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74 });
/** Of a natal chart, from the wallet. */
const PRICE_USD = 0.002;

interface Said {
  readonly status: number;
  readonly closes: boolean;
  readonly balanceUsd: number;
  readonly body: string;
}

/** A connection of our own, on which requests are written byte by byte. */
function open(port: number): { readonly socket: Socket; answer(): Promise<Said> } {
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return {
    socket,
    answer: async () => {
      let said: Said | null = null;
      await until(() => (said = readAnswer(text)) !== null, 'an answer');
      text = '';
      return said!;
    },
  };
}

function readAnswer(text: string): Said | null {
  const [head, body = ''] = text.split('\r\n\r\n', 2);
  const length = /^content-length: (\d+)/im.exec(head!)?.[1];
  if (length === undefined || Buffer.byteLength(body) < Number(length)) return null;
  return {
    status: Number(head!.split(' ')[1]),
    closes: /^connection: close/im.test(head!),
    balanceUsd: Number(/^theia-balance-usd: (.+)$/im.exec(head!)?.[1]),
    body,
  };
}

async function ask(port: number, request: string): Promise<Said> {
  const connection = open(port);
  connection.socket.write(request);
  const said = await connection.answer();
  connection.socket.destroy();
  return said;
}

const READY = 'GET /ready HTTP/1.1\r\nHost: x\r\n\r\n';
const call = (key: string): string =>
  `POST /swiss/natal HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;

const CASES: readonly (readonly [
  what: string,
  environment: NodeJS.ProcessEnv,
  options: ServiceOptions,
  to: 'process' | 'group',
])[] = [
  ['npm start alone', {}, { through: 'npm' }, 'process'],
  ['the process group of npm start, two processes', { THEIA_PROCESSES: '2' }, { through: 'npm' }, 'group'],
];

for (const [what, environment, options, to] of CASES) {
  describe(`SIGTERM to ${what}`, () => {
    let service: Service;
    before(async () => {
      service = await startService(
        { SHUTDOWN_DELAY_SECONDS: '2', LOG_LEVEL: 'error', EPHEMERIS_TABLES: 'off', ...environment },
        options,
      );
    });
    after(() => service.stop());

    it('finishes what runs, tells load balancers, refuses new work and resets nothing', async () => {
      const who = await customer(service.database, { plan: null, balanceUsd: '10', ratePerSecond: 1_000 });
      // An open database would start the PostgreSQL again that the server stops.
      await service.database.close();
      const { port } = service;
      const running = open(port);
      running.socket.write(call(who.apiKey));
      const idle = open(port);
      idle.socket.write(READY);
      assert.deepEqual([(await idle.answer()).status, idle.socket.readyState], [200, 'open']);
      const idleEnded = once(idle.socket, 'close') as Promise<[hadError: boolean]>;

      const ended = service.signal('SIGTERM', to);
      let refused: Said | null = null;
      await until(async () => (await ask(port, READY)).status === 503, 'a /ready that says no');
      // Until load balancers have noticed, new work is still done.
      let answered = 0;
      await until(
        async () => {
          const said = await ask(port, call(who.apiKey) + BODY);
          if (said.status !== 200) refused = said;
          else answered += 1;
          assert.equal(said.closes, true);
          return refused !== null;
        },
        'a refusal',
        100,
      );
      assert.ok(answered > 0);
      assert.equal(refused!.status, 503);
      assert.equal((JSON.parse(refused!.body) as { code: string }).code, 'unavailable');

      // What ran before the signal is answered, and charged once.
      running.socket.write(BODY);
      const answer = await running.answer();
      assert.deepEqual([answer.status, answer.closes], [200, true]);
      assert.equal(answer.balanceUsd.toFixed(4), (10 - PRICE_USD * (answered + 1)).toFixed(4));
      assert.deepEqual(await idleEnded, [false]);
      assert.equal(await ended, 0);
      assert.ok(!existsSync(join(service.config.dataDir, 'postgres/data/postmaster.pid')), 'PostgreSQL still runs');
      assert.ok(!service.log().includes('did not shut down'), service.log());
    });
  });
}
