import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RestProblem } from '../rest-problem.ts';
import { parseFilter, parseTree } from './filter.ts';
import { parseOrder, parseQuery, parseSelect } from './query.ts';

function rejects(code: string, ...reads: readonly (() => unknown)[]): void {
  for (const read of reads)
    assert.throws(read, (error) => error instanceof RestProblem && error.code === code && error.status === 400);
}

describe('the select parameter', () => {
  it('reads columns, aliases and embedded rows', () => {
    assert.deepEqual(parseSelect('*,cost:total_cost_usd,usage:api_usage(paid_by,credit_ledger(*))'), [
      { kind: 'star' },
      { kind: 'column', column: 'total_cost_usd', alias: 'cost' },
      {
        kind: 'embedding',
        relation: 'api_usage',
        alias: 'usage',
        items: [
          { kind: 'column', column: 'paid_by', alias: 'paid_by' },
          { kind: 'embedding', relation: 'credit_ledger', alias: 'credit_ledger', items: [{ kind: 'star' }] },
        ],
      },
    ]);
  });

  it('rejects an invalid select, too much nesting, casts, paths, hints, spreads and aggregates', () => {
    const invalid = [
      'id,',
      'id;drop',
      'a("b")',
      'a(',
      'a)',
      'a(b('.repeat(9),
      'a->\0',
      'a->b',
      'id::text',
      'a!inner(b)',
      '...a(b)',
    ];
    rejects('PGRST100', ...invalid.map((text) => () => parseSelect(text)));
    rejects('PGRST123', ...['count()', 'id,amount.sum()'].map((text) => () => parseSelect(text)));
  });
});

describe('filters', () => {
  const test = (value: string) => {
    const condition = parseFilter('a', value);
    return condition.kind === 'test' ? { negated: condition.negated, ...condition.test } : null;
  };

  it('read an operator and take the rest unchanged', () => {
    assert.deepEqual(test('eq.a.b,c(d)"e"'), { negated: false, by: 'eq', value: 'a.b,c(d)"e"' });
    assert.deepEqual(test('not.is.NULL'), { negated: true, by: 'is', value: 'null' });
    assert.deepEqual(test('in.(1,"b,\\"c\\"",)'), { negated: false, by: 'in', values: ['1', 'b,"c"', ''] });
  });

  it('reject unknown operators, loose values and broken lists', () => {
    const invalid = ['x', 'eq', 'xx.1', 'in.1', 'in.(1', 'is.maybe', 'eq(any).1', 'like(all).x', 'in.("a)', 'match.a'];
    const unsupported = ['fts.a', 'wfts(english).a', 'cs.{a}', 'ov.{a}', 'isdistinct.a', 'toString.a'];
    rejects('PGRST100', ...[...invalid, ...unsupported].map((value) => () => parseFilter('a', value)));
  });

  it('combine into trees', () => {
    const leaf = (column: string, by: string, value: string) => ({
      kind: 'test',
      column,
      negated: false,
      test: { by, value },
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
            { kind: 'test', column: 'c', negated: false, test: { by: 'in', values: ['x,y', 'z'] } },
          ],
        },
        { kind: 'test', column: 'd', negated: true, test: { by: 'is', value: 'null' } },
      ],
    });
    rejects(
      'PGRST100',
      () => parseTree('and', false, '()'),
      () => parseTree('and', false, '(a.eq.1'),
      () => parseTree('and', false, `${'(or'.repeat(12)}(a.eq.1)${')'.repeat(12)}`),
      () => parseTree('and', false, `(${Array.from({ length: 300 }, () => 'a.eq.1').join(',')})`),
    );
  });
});

describe('the whole query', () => {
  it('has filters, trees, order and window', () => {
    const query = parseQuery(
      new URLSearchParams(
        'select=id,u(c)&id=eq.1&order=c.desc.nullslast,id&limit=3&offset=4&or=(id.eq.1,id.eq.2)&columns="a",b',
      ),
    );
    assert.deepEqual([query.limit, query.offset, query.conditions.length, query.columns], [3, 4, 2, ['a', 'b']]);
    assert.deepEqual(query.order, [{ column: 'c', descending: true, nulls: 'last' }, ...parseOrder('id')]);
  });

  it('rejects NUL anywhere, limits and offsets that are not numbers, filters of embedded rows, and hundreds of parameters', () => {
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
      'u.c=gt.0',
      'u.order=c',
      'a->>b=eq.1',
      'on_conflict=eq.1',
      Array.from({ length: 201 }, (_, n) => `a${n}=eq.1`).join('&'),
    ])
      rejects('PGRST100', () => parseQuery(new URLSearchParams(text)));
  });
});
