import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SharedCount } from '../../processes/worker-bus.ts';
import { processBuckets } from './rate-limiter.ts';

function takeAll(take: () => { readonly allowed: boolean }): number {
  let taken = 0;
  while (take().allowed) taken += 1;
  return taken;
}

test('a bucket holds twice its rate, refills at its rate, and never holds more', () => {
  for (const rate of [1, 3, 5, 7, 25, 1_000, 4_999]) {
    let nowMs = 0;
    const buckets = processBuckets({ monotonicMs: () => nowMs });
    const take = () => buckets.take('somebody', rate);
    assert.equal(takeAll(take), 2 * rate, `rate ${rate}`);
    nowMs += 1_000;
    assert.equal(takeAll(take), rate, `rate ${rate}`);
    nowMs += 3_600_000;
    assert.equal(takeAll(take), 2 * rate, `rate ${rate}`);
  }
});

test('headers tell what is left, when the bucket is full, and when one more call is allowed', () => {
  let nowMs = 0;
  const buckets = processBuckets({ monotonicMs: () => nowMs });
  assert.deepEqual(buckets.take('somebody', 5), {
    allowed: true,
    limit: 10,
    remaining: 9,
    resetSeconds: 1,
    retryAfterSeconds: 1,
  });
  takeAll(() => buckets.take('somebody', 5));
  assert.deepEqual(buckets.peek('somebody', 5), {
    allowed: true,
    limit: 10,
    remaining: 0,
    resetSeconds: 2,
    retryAfterSeconds: 1,
  });
  nowMs += 200;
  assert.equal(buckets.peek('somebody', 5).remaining, 1);
  assert.equal(buckets.peek('somebody else', 5).remaining, 10);
});

test('a new rate starts with a full bucket', () => {
  const buckets = processBuckets({ monotonicMs: () => 0 });
  takeAll(() => buckets.take('somebody', 5));
  assert.equal(buckets.take('somebody', 10).remaining, 19);
});

test('one of several nodes passes its part of a rate, at least one call', () => {
  let nowMs = 0;
  const part = (nodes: number) => processBuckets({ monotonicMs: () => nowMs, nodes: () => nodes });
  const third = part(3);
  const take = () => third.take('somebody', 6);
  assert.equal(third.peek('somebody', 6).limit, 4);
  assert.equal(takeAll(take), 4);
  nowMs += 1_000;
  assert.equal(takeAll(take), 2);
  const hundredth = part(100);
  assert.equal(
    takeAll(() => hundredth.take('somebody', 5)),
    1,
  );
  assert.equal(hundredth.peek('somebody', 5).retryAfterSeconds, 20);
});

test('processes of one node count what the others pass', () => {
  const listeners: ((key: string, amount: number) => void)[] = [];
  const shared: SharedCount = {
    subscribe: (listener) => void listeners.push(listener),
    publish: (key, amount) => listeners.at(-1)?.(key, amount),
  };
  const [one, other] = [0, 1].map(() => processBuckets({ monotonicMs: () => 0, shared }));
  for (let call = 0; call < 4; call += 1) one!.take('somebody', 5);
  assert.equal(other!.peek('somebody', 5).remaining, 6);
});

test('what is known from elsewhere counts, and is told from what was counted here', () => {
  const source = {};
  const buckets = processBuckets({ monotonicMs: () => 0 });
  buckets.learn('somebody', 5, 1_900, source);
  assert.deepEqual(buckets.recall('somebody', 5), { fullInMs: 1_900, source });
  assert.equal(buckets.take('somebody', 5).allowed, false);
  buckets.learn('somebody', 5, 1_000, source);
  buckets.take('somebody', 5);
  assert.deepEqual(buckets.recall('somebody', 5), { fullInMs: 1_200, source: null });
});
