import assert from 'node:assert/strict';
import { it } from 'node:test';
import { redactParameters } from './statements.ts';

it('a logged statement holds no quoted text and no number, but names and parameters', () => {
  assert.equal(
    redactParameters(
      `select id1, 'O''Brien', E'a', 12.5, $2 from t_3\n  where mail = 'a@b.c' and n > 42 limit 10 /* $body$x 'y' 7$body$ */`,
    ),
    'select id1, ?, ?, ?, $2 from t_3 where mail = ? and n > ? limit ? /* ? */',
  );
});

it('a statement that was cut inside a text loses the rest of it', () => {
  assert.equal(redactParameters(`alter role x password 'SCRAM-SHA-256$4096`), 'alter role x password ?');
});

it('a long statement is cut', () => {
  assert.equal(redactParameters(`select ${'a, '.repeat(1_000)}b`).length, 1_000);
});
