import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../apps/server/src/database/free-port.ts';
import { root } from './prepare.mjs';

const METHODS = ['GET', 'HEAD', 'POST'] as const;
/** How a node ends a call that it has taken: before the answer, within its head, or within its body. */
const CUTS = ['at-once', 'in-head', 'in-body'] as const;

interface Node {
  readonly port: number;
  /** Method and path of every call that arrived, health checks left out. */
  readonly arrived: string[];
  stop(): Promise<void>;
}

/** A node that answers every call and keeps the connection, but cuts off those whose path says how. */
async function startNode(): Promise<Node> {
  const arrived: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = text.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        if (end < 0 || text.length < end + 4 + length) return;
        const [method = '', path = ''] = text.split(' ');
        text = text.slice(end + 4 + length);
        if (path !== '/ready') arrived.push(`${method} ${path}`);
        if (path.startsWith('/cut/at-once')) return void socket.destroy();
        if (path.startsWith('/cut/in-head')) return void socket.end('HTTP/1.1 200 OK\r\nContent-Ty');
        if (path.startsWith('/cut/in-body'))
          return void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf of it');
        socket.write(
          `HTTP/1.1 200 OK\r\nContent-Length: ${method === 'HEAD' ? 0 : 2}\r\n\r\n${method === 'HEAD' ? '' : 'ok'}`,
        );
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    arrived,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The status of a call through the proxy; null where the connection was cut. */
function send(port: number, method: string, path: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const body = method === 'POST' ? '{"a":1}' : '';
    const headers = method === 'POST' ? { 'content-type': 'application/json', 'content-length': body.length } : {};
    const call = request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.complete ? (response.statusCode ?? null) : null));
      response.once('error', () => resolve(null));
    });
    call.once('error', () => resolve(null));
    call.end(body);
  });
}

interface Proxy {
  readonly port: number;
  stop(): Promise<void>;
}

const stopped = async (program: ChildProcess, folder: string): Promise<void> => {
  program.kill('SIGTERM');
  if (program.exitCode === null) await once(program, 'exit');
  rmSync(folder, { recursive: true, force: true });
};

/** Caddy with the file that is shipped. */
async function startCaddy(ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-caddy-'));
  const port = await freePort();
  const program = spawn('caddy', ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      THEIA_DOMAIN: `http://127.0.0.1:${port}`,
      THEIA_UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    },
  });
  return { port, stop: () => stopped(program, folder) };
}

/** nginx as ingress-nginx configures it from the annotations that are shipped: connections to the pods are kept. */
async function startNginx(ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-nginx-'));
  const port = await freePort();
  const manifests = readFileSync(join(root, 'deploy/kubernetes/theia.yaml'), 'utf8');
  const annotation = (name: string): string =>
    new RegExp(`nginx\\.ingress\\.kubernetes\\.io/${name}: '?([^'\\n]+)`).exec(manifests)?.[1] ?? '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream pods { ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')} keepalive 320; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://pods; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_connect_timeout ${annotation('proxy-connect-timeout')}s; proxy_read_timeout ${annotation('proxy-read-timeout')}s;
      proxy_next_upstream ${annotation('proxy-next-upstream')}; proxy_next_upstream_tries 3;
    }
  }
}`,
  );
  const program = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  return { port, stop: () => stopped(program, folder) };
}

for (const [name, start] of [
  ['caddy', startCaddy],
  ['nginx', startNginx],
] as const)
  describe(`${name} in front of two nodes`, () => {
    let nodes: readonly Node[] = [];
    let proxy: Proxy;
    const agent = new Agent({ keepAlive: true });
    const arrived = () => nodes.flatMap((node) => node.arrived);
    before(async () => {
      nodes = await Promise.all([startNode(), startNode()]);
      proxy = await start(nodes.map(({ port }) => port));
      while ((await send(proxy.port, 'GET', '/warm', agent)) !== 200) await pause(50);
    });
    after(async () => {
      agent.destroy();
      await proxy.stop();
      await Promise.all(nodes.map((node) => node.stop()));
    });

    for (const cut of CUTS)
      it(`sends a call once that a node took and cut off ${cut}, on new and on used connections`, async () => {
        for (const method of METHODS)
          for (let round = 0; round < 10; round += 1) {
            // Used connections to both nodes, where the proxy keeps any.
            await Promise.all(Array.from({ length: 6 }, () => send(proxy.port, method, '/warm', agent)));
            const path = `/cut/${cut}/${method}-${round}`;
            const status = await send(proxy.port, method, path, agent);
            assert.ok(status === null || status >= 500 || (method === 'HEAD' && cut === 'in-body'), String(status));
            const sent = arrived().filter((call) => call === `${method} ${path}`);
            assert.equal(sent.length, 1, `${method} ${path} arrived ${sent.length} times`);
            // A proxy may leave a node alone for a while.
            while ((await send(proxy.port, 'GET', '/warm', agent)) !== 200) await pause(50);
          }
      });

    if (name === 'nginx') return;
    it('does not answer /metrics', async () => {
      for (const path of ['/metrics', '/metrics?x=1', '//metrics', '/x/../metrics', '/%6detrics']) {
        await send(proxy.port, 'GET', path, agent);
        assert.equal(arrived().includes('GET /metrics'), false, path);
      }
    });

    it('uses the other node while one cannot be reached', async () => {
      await nodes[0]?.stop();
      for (let round = 0; round < 10; round += 1)
        for (const method of METHODS) assert.equal(await send(proxy.port, method, `/up/${round}`, agent), 200);
    });
  });
