import { it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { python, PYTHON_ENVIRONMENT, run } from './python.ts';

const secretOf = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;

it('what the official package of Standard Webhooks signs is verified, and nothing else', async () => {
  const at = new Date();
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'transit.exact',
    at: '2026-12-01T00:00:00Z',
    subscription_id: 'sub_1',
    label: 'Ümläut',
    rule: 0,
    data: { orb: 0 },
  });
  const sign = (byte: number): string => new Webhook(secretOf(byte)).sign('evt_1', at, body);
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': sign(7),
  };
  const both = { ...headers, 'webhook-signature': `v1a,x ${sign(8)} ${sign(7)}` };
  const env = { ...PYTHON_ENVIRONMENT, SIGNED_DELIVERIES: JSON.stringify({ body, headers, both }) };
  await run(python(), ['-W', 'error', '-m', 'unittest', 'test_webhooks'], { cwd: import.meta.dirname, env }).catch(
    (error: { stderr: string }) => {
      throw new Error(error.stderr);
    },
  );
});
