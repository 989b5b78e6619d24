import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RestProblem } from '../rest-problem.ts';
import { parseFilter, parseTree } from './filter.ts';
import { parseOrder, parseQuery } from './query.ts';
import { parseSelect } from './select.ts';

const column = (name: string) => ({ column: name, steps: [] });

function refuses(code: string, ...reads: readonly (() => unknown)[]): void {
  for (const read of reads)
    assert.throws(
      read,
      (error) => error instanceof RestProblem && error.fields.code === code && error.fields.status === 400,
    );
}

describe('the select parameter', () => {
  it('reads columns, aliases, casts and paths into JSON', () => {
    assert.deepEqual(parseSelect('id,cost:total_cost_usd::text,payload->a->0->>b'), [
      { kind: 'field', path: column('id'), alias: null, cast: null },
      { kind: 'field', path: column('total_cost_usd'), alias: 'cost', cast: 'text' },
      {
        kind: 'field',
        path: {
          column: 'payload',
          steps: [
            { asText: false, key: 'a' },
            { asText: false, key: 0 },
            { asText: true, key: 'b' },
          ],
        },
        alias: null,
        cast: null,
      },
    ]);
  });

  it('reads embedded tables with their hint, join and columns, also inside each other', () => {
    assert.deepEqual(parseSelect('*,cost:api_usage!by_call!inner(total_cost_usd,credit_ledger(*)),...plans(name)'), [
      { kind: 'star' },
      {
        kind: 'embedding',
        relation: 'api_usage',
        alias: 'cost',
        hint: 'by_call',
        inner: true,
        spread: false,
        items: [
          { kind: 'field', path: column('total_cost_usd'), alias: null, cast: null },
          {
            kind: 'embedding',
            relation: 'credit_ledger',
            alias: null,
            hint: null,
            inner: false,
            spread: false,
            items: [{ kind: 'star' }],
          },
        ],
      },
      {
        kind: 'embedding',
        relation: 'plans',
        alias: null,
        hint: null,
        inner: false,
        spread: true,
        items: [{ kind: 'field', path: column('name'), alias: null, cast: null }],
      },
    ]);
  });

  it('refuses an invalid select, too much nesting, unknown types and aggregates', () => {
    refuses(
      'PGRST100',
      () => parseSelect('id,'),
      () => parseSelect('id;drop'),
      () => parseSelect('a("b")'),
      () => parseSelect('a('),
      () => parseSelect('a)'),
      () => parseSelect('a(b('.repeat(9)),
      () => parseSelect('a->\0'),
    );
    refuses('42704', () => parseSelect('id::evil'));
    refuses(
      'PGRST123',
      () => parseSelect('count()'),
      () => parseSelect('id,amount.sum()'),
    );
  });
});

describe('filters', () => {
  const test = (value: string) => {
    const condition = parseFilter('a', value);
    return condition.kind === 'test' ? { negated: condition.negated, ...condition.test } : null;
  };

  it('read an operator and take the rest unchanged', () => {
    assert.deepEqual(test('eq.a.b,c(d)"e"'), {
      negated: false,
      kind: 'compare',
      by: 'eq',
      value: 'a.b,c(d)"e"',
      language: null,
    });
    assert.deepEqual(test('not.is.NULL'), { negated: true, kind: 'is', value: 'null' });
    assert.deepEqual(test('in.(1,"b,\\"c\\"",)'), { negated: false, kind: 'in', values: ['1', 'b,"c"', ''] });
    assert.deepEqual(test('like(any).{a*,b*}'), {
      negated: false,
      kind: 'quantified',
      by: 'like',
      quantifier: 'any',
      values: ['a*', 'b*'],
    });
    assert.deepEqual(test('wfts(english).fat cat'), {
      negated: false,
      kind: 'compare',
      by: 'wfts',
      value: 'fat cat',
      language: 'english',
    });
  });

  it('refuse unknown operators, loose values and broken lists', () => {
    refuses(
      'PGRST100',
      ...['x', 'eq', 'xx.1', 'in.1', 'in.(1', 'is.maybe', 'eq(any).1', 'like(all).x', 'in.("a)', 'match.a'].map(
        (value) => () => parseFilter('a', value),
      ),
      () => parseFilter('a b', 'eq.1'),
      () => parseFilter('a->', 'eq.1'),
    );
  });

  it('combine into trees', () => {
    const leaf = (name: string, by: string, value: string) => ({
      kind: 'test',
      path: column(name),
      negated: false,
      test: { kind: 'compare', by, value, language: null },
    });
    assert.deepEqual(parseTree('or', true, '(a.eq.1,and(b.gt.2,c.in.("x,y",z)),d.not.is.null)'), {
      kind: 'tree',
      join: 'or',
      negated: true,
      conditions: [
        leaf('a', 'eq', '1'),
        {
          kind: 'tree',
          join: 'and',
          negated: false,
          conditions: [
            leaf('b', 'gt', '2'),
            { kind: 'test', path: column('c'), negated: false, test: { kind: 'in', values: ['x,y', 'z'] } },
          ],
        },
        { kind: 'test', path: column('d'), negated: true, test: { kind: 'is', value: 'null' } },
      ],
    });
    refuses(
      'PGRST100',
      () => parseTree('and', false, '()'),
      () => parseTree('and', false, '(a.eq.1'),
      () => parseTree('and', false, `${'(or'.repeat(12)}(a.eq.1)${')'.repeat(12)}`),
      () => parseTree('and', false, `(${Array.from({ length: 300 }, () => 'a.eq.1').join(',')})`),
    );
  });
});

describe('the whole query', () => {
  it('gives each embedded table its own filters, order and window', () => {
    const query = parseQuery(
      new URLSearchParams(
        'select=id,u(c)&id=eq.1&u.c=gt.0&u.order=c.desc.nullslast&u.limit=2&order=id&limit=3&offset=4&or=(id.eq.1,id.eq.2)&u.or=(c.is.null,c.eq.1)',
      ),
    );
    assert.deepEqual([query.limit, query.offset, query.conditions.length, query.order], [3, 4, 2, parseOrder('id')]);
    const embedded = query.embedded.get('u');
    assert.deepEqual(
      [embedded?.limit, embedded?.conditions.length, embedded?.order],
      [2, 2, [{ path: column('c'), descending: true, nulls: 'last' }]],
    );
  });

  it('refuses NUL anywhere, limits and offsets that are not numbers, and hundreds of parameters', () => {
    for (const text of [
      '%00=eq.1',
      'order=%00',
      'or=(%00.eq.1)',
      'select=a->%00',
      'a=eq.%00',
      'limit=%00',
      'u.%00=eq.1',
      'and=(a.eq.%00)',
      'limit=-1',
      'limit=1e3',
      'offset=x',
      'order=a.b.c',
      '=eq.1',
      'a..b=eq.1',
      Array.from({ length: 201 }, (_, n) => `a${n}=eq.1`).join('&'),
    ]) {
      refuses('PGRST100', () => parseQuery(new URLSearchParams(text)));
    }
  });
});
