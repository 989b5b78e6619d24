import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Enough SMTP (RFC 5321) to receive mail. Answers RCPT with each of `refusals` in turn before it accepts any. */
export async function startTestSmtpServer(refusals: string[] = []) {
  const received: { to: string; data: string }[] = [];
  const server = createServer((socket) => {
    let to = '';
    let data: string | null = null;
    let pending = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      pending += chunk.toString();
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (data !== null) {
          if (line === '.') {
            received.push({ to, data });
            data = null;
            socket.write('250 taken\r\n');
          } else data += `${line}\n`;
          continue;
        }
        if (/^RCPT/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          socket.write(`${refusals.shift() ?? '250 fine'}\r\n`);
        } else if (/^DATA/i.test(line)) {
          data = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
