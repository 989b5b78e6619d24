import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '../../apps/server/src/testing/customer.ts';
import { NEVER_MS } from '../../apps/server/src/testing/until.ts';
import { exchange } from '../exchange.ts';
import type { UnderTest } from './under-test.ts';

const BODY = JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' });
const CARD = '4242424242424242';

export interface StormSeen {
  /** Request ids of the answers with 200. */
  readonly answered: readonly string[];
  readonly refused: number;
  /** Calls that a running server did not answer. */
  readonly silent: number;
}

/** Starts all clients. Most make calls, the others move money. */
export async function stormClients(
  theia: UnderTest,
  who: Customer,
  clients: number,
  signal: AbortSignal,
): Promise<{ readonly answered: () => number; readonly done: () => Promise<StormSeen> }> {
  const answered: string[] = [];
  let refused = 0;
  let silent = 0;
  const token = await theia.session(who.userId);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const control = (path: string, fields: Readonly<Record<string, string>>): Promise<unknown> =>
    fetch(`${theia.sandbox.url}/control/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    }).catch(() => null);
  const state = async (): Promise<{
    readonly charges: Readonly<
      Record<string, { readonly status: string; readonly metadata: Readonly<Record<string, string>> }>
    >;
    readonly refunds: Readonly<Record<string, { readonly status: string }>>;
    readonly disputes: Readonly<Record<string, { readonly status: string }>>;
  }> => (await fetch(`${theia.sandbox.url}/control`, { headers: { accept: 'application/json' } })).json() as never;
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];
  const pay = (page: unknown): Promise<unknown> =>
    fetch(String(page), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number: CARD, expiry: '12 / 40', action: 'pay' }),
      signal: AbortSignal.timeout(NEVER_MS),
    });

  const setup = await theia.call(token, 'create-checkout', { mode: 'setup' });
  await pay(setup?.['url']);

  const every = async (milliseconds: number, act: () => Promise<unknown>): Promise<void> => {
    while (!signal.aborted) {
      await act().catch(() => null);
      await sleep(milliseconds * (0.5 + Math.random()));
    }
  };
  const drain = async (): Promise<void> => {
    while (!signal.aborted) {
      const received = await exchange(agent, Number(new URL(theia.url).port), {
        path: '/swiss/natal',
        headers: { authorization: `Bearer ${who.apiKey}` },
        body: BODY,
        silentMs: NEVER_MS,
        onSilence: () => (silent += 1),
      });
      if (received?.status === 200) answered.push(received.requestId);
      else {
        refused += 1;
        await sleep(received === null ? 100 : 20);
      }
    }
  };
  const topUp = async (): Promise<void> => {
    const page = await theia.call(token, 'create-checkout', {
      mode: 'payment',
      priceId: Math.random() < 0.5 ? 'price_credit_1' : 'price_credit_3',
    });
    if (page !== null) await pay(page['url']);
  };
  const refund = async (): Promise<void> => {
    const { charges, refunds } = await state();
    const charge = any(
      Object.entries(charges).filter(
        ([, { status, metadata }]) => status === 'succeeded' && metadata['purpose'] === 'wallet_topup',
      ),
    );
    if (charge !== undefined)
      await control(`charges/${charge[0]}`, {
        what: 'refund',
        ...(Math.random() < 0.7 ? { amount: String(20 + Math.floor(Math.random() * 60)) } : {}),
      });
    const failing = any(Object.entries(refunds).filter(([, { status }]) => status === 'succeeded'));
    if (failing !== undefined && Math.random() < 0.2) await control(`refunds/${failing[0]}`, { what: 'fail' });
  };
  const dispute = async (): Promise<void> => {
    const { charges, disputes } = await state();
    const charge = any(Object.keys(charges));
    if (charge !== undefined) await control(`charges/${charge}`, { what: 'dispute' });
    const open = any(Object.entries(disputes).filter(([, { status }]) => status === 'needs_response'));
    if (open !== undefined) await control(`disputes/${open[0]}`, { what: Math.random() < 0.5 ? 'won' : 'lost' });
  };
  const switchOn = (): Promise<unknown> => theia.call(token, 'billing-settings', { auto_topup: true });
  const confuse = async (): Promise<void> => {
    await control('webhooks', {
      delay_ms: String(Math.floor(Math.random() * 1_500)),
      copies: String(1 + Math.floor(Math.random() * 3)),
    });
    await control('webhooks/again', {});
  };
  // However many there are, their top-ups are less than the calls cost, so that the wallet is repeatedly empty.
  const movers = Math.max(1, Math.round(clients * 0.05));
  const running = [
    ...Array.from({ length: movers }, () => every(2_000 * movers, topUp)),
    ...Array.from({ length: movers }, () => every(2_500 * movers, refund)),
    every(4_000, dispute),
    every(400, switchOn),
    every(1_000, confuse),
    ...Array.from({ length: clients - 2 * movers - 3 }, drain),
  ];
  return {
    answered: () => answered.length,
    done: async () => {
      await Promise.all(running);
      agent.destroy();
      return { answered, refused, silent };
    },
  };
}
