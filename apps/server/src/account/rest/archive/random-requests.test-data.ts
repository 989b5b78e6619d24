/** A request for calls, and whether the archive must refuse it if it is right at all. */
export interface Asked {
  readonly method: 'GET' | 'HEAD';
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly refused: boolean;
}

interface Known {
  readonly rows: readonly { readonly id: string; readonly created_at: string }[];
  readonly movedUntil: string;
}

/** Random requests in the grammar of the table interface, the same ones each time. */
export function randomRequests(count: number, known: Known): readonly Asked[] {
  const random = generator(20261123);
  return Array.from({ length: count }, () => randomRequest(random, known));
}

type Random = () => number;

function generator(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const chance = (random: Random, share: number): boolean => random() < share;

const SELECTS = [
  null,
  '*',
  'id',
  'id,created_at,report_tier',
  'id,when:created_at,processing_time_ms::text,status:response_status::text',
  'id,request_payload',
  'id,request_payload->city,request_payload->>birth_date,google_geo->lat',
  'id,api_usage(total_cost_usd,paid_by)',
  'id,...api_usage(paid_by)',
  'id,api_usage!inner(paid_by)',
  'id,response_payload',
  'id,api_key_id,error_message,response_crc32,user_id,method,path,request_id',
  'id,api_usage(*)&api_usage.paid_by=eq.free',
] as const;
const ORDERS = [
  'created_at.desc,id.desc',
  'created_at.desc,id.desc',
  'created_at.desc',
  'created_at.asc,id.asc',
  'created_at',
  'created_at.desc.nullslast,id.asc.nullsfirst',
  'created_at.asc,id.desc,path',
] as const;
const ACCEPTS = [
  'application/json',
  'application/json',
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/json;nulls=stripped',
] as const;
const TEXTS = ['natal', 'Natal', 'transits', 'größe', '100 %', 'a_b', 'null', 'back\\slash', '', 'x'] as const;
const PATTERNS = [
  '*natal*',
  'n*',
  '*\\_b',
  '/swiss/_atal',
  '*ö*',
  '100 \\%',
  '*\\\\*',
  '*n_tal',
  '%25',
  'NATAL',
] as const;
const TEXT_COLUMNS = ['report_tier', 'request_type', 'error_message', 'path', 'method', 'request_id'] as const;
const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'] as const;
const NUMBERS = ['200', '400', '-1', '299', ' 429 ', '0x190', '99999', '1_000'] as const;
const DECIMALS = ['1.5', '0.0005', '3.9995', 'NaN', 'Infinity', '-1', '1e0', '0.007'] as const;
/** Values that no column reads: PostgreSQL's refusal is the answer. */
const INVALID = [
  'response_status=eq.many',
  'created_at=gte.yesterdayish',
  'id=eq.1',
  'processing_time_ms=lt.x',
  'response_status=gt.99999999999',
  'unknown=eq.1',
  'path=is.true',
  'request_payload=eq.{}',
  'response_payload=is.null',
] as const;
/** Right for the table, and more than the archive can answer. */
const REFUSED = [
  'request_payload->>city=eq.Berlin',
  'error_message=fts.date',
  'order=path',
  'order=processing_time_ms.desc,id',
  'order=created_at,path',
  'google_geo->lat=eq.52.5',
  'request_payload=like.*Berlin*',
  'created_at=like.2026*',
  'select=id,api_usage!inner(paid_by)&api_usage.paid_by=eq.free',
  'select=id,api_usage(translator_logs(id))',
] as const;

function randomRequest(random: Random, known: Known): Asked {
  const method = chance(random, 0.1) ? 'HEAD' : 'GET';
  const refused = chance(random, 0.12) ? pick(random, REFUSED) : null;
  const parts: string[] = refused === null ? [] : [refused];
  const select = pick(random, SELECTS);
  if (select !== null && refused?.startsWith('select=') !== true) parts.push(`select=${select}`);
  if (refused?.startsWith('order=') !== true) parts.push(`order=${pick(random, ORDERS)}`);
  // A refusal depends on whether older calls are needed, so these requests ask for all of them.
  if (refused === null) {
    for (let filters = Math.floor(random() * 3); filters > 0; filters -= 1) parts.push(topFilter(random, known));
    if (chance(random, 0.06)) parts.push(pick(random, INVALID));
    if (chance(random, 0.4)) parts.push(`offset=${Math.floor(random() * 420)}`);
  }
  if (refused === null && chance(random, 0.8)) parts.push(`limit=${pick(random, [0, 1, 4, 25, 60, 200, 1000])}`);
  const headers: Record<string, string> = {};
  if (chance(random, 0.4)) headers['Prefer'] = `count=${pick(random, ['exact', 'estimated', 'planned'])}`;
  if (refused === null && chance(random, 0.1)) headers['Range'] = pick(random, ['0-9', '15-40', '100-']);
  headers['Accept'] = refused === null ? pick(random, ACCEPTS) : 'application/json';
  return { method, query: parts.map(encoded).join('&'), headers, refused: refused !== null };
}

/** Percent-encodes what stands after the first `=` of each parameter. */
function encoded(part: string): string {
  return part
    .split('&')
    .map((parameter) => {
      const at = parameter.indexOf('=');
      return `${encodeURIComponent(parameter.slice(0, at))}=${encodeURIComponent(parameter.slice(at + 1))}`;
    })
    .join('&');
}

function topFilter(random: Random, known: Known): string {
  if (chance(random, 0.25)) return `${chance(random, 0.3) ? 'not.' : ''}${tree(random, known, 0)}`.replace('(', '=(');
  const { column, test } = leaf(random, known);
  return `${column}=${test}`;
}

function tree(random: Random, known: Known, depth: number): string {
  const branches = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    if (depth < 2 && chance(random, 0.3))
      return `${chance(random, 0.3) ? 'not.' : ''}${tree(random, known, depth + 1)}`;
    const { column, test } = leaf(random, known, true);
    return `${column}.${test}`;
  });
  return `${pick(random, ['and', 'or'])}(${branches.join(',')})`;
}

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

function leaf(random: Random, known: Known, inside = false): { readonly column: string; readonly test: string } {
  const not = chance(random, 0.2) ? 'not.' : '';
  const value = (text: string): string => (inside ? quoted(text) : text);
  const by = pick(random, COMPARISONS);
  switch (Math.floor(random() * 9)) {
    case 0:
      return { column: 'response_status', test: `${not}${by}.${value(pick(random, NUMBERS))}` };
    case 1:
      return { column: 'processing_time_ms', test: `${not}${by}.${value(pick(random, DECIMALS))}` };
    case 2:
      return { column: pick(random, TEXT_COLUMNS), test: `${not}${by}.${value(pick(random, TEXTS))}` };
    case 3:
      return {
        column: pick(random, TEXT_COLUMNS),
        test: `${not}${pick(random, ['like', 'ilike'])}.${value(pick(random, PATTERNS))}`,
      };
    case 4:
      return {
        column: pick(random, [
          'report_tier',
          'error_message',
          'api_key_id',
          'request_payload',
          'path',
          'response_crc32',
        ]),
        test: `${not}is.${pick(random, ['null', 'not_null'])}`,
      };
    case 5: {
      const values = [pick(random, TEXTS), pick(random, TEXTS), pick(random, TEXTS)];
      return chance(random, 0.7) || inside
        ? { column: pick(random, TEXT_COLUMNS), test: `${not}in.(${values.map(quoted).join(',')})` }
        : {
            column: pick(random, TEXT_COLUMNS),
            test: `${not}${pick(random, ['eq', 'like', 'gt'])}(${pick(random, ['any', 'all'])}).{${values.map(quoted).join(',')}}`,
          };
    }
    case 6: {
      const ids = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, known.rows).id);
      return chance(random, 0.5)
        ? { column: 'id', test: `${not}in.(${ids.join(',')})` }
        : { column: 'id', test: `${not}${by}.${value(chance(random, 0.3) ? ids[0]!.toUpperCase() : ids[0]!)}` };
    }
    case 7:
      return {
        column: pick(random, ['user_id', 'api_key_id']),
        test: `${not}${by}.${value('c4ca4238-a0b9-2382-0dcc-509a6f75849b')}`,
      };
    default: {
      const instant = pick(random, [
        pick(random, known.rows).created_at,
        pick(random, known.rows).created_at,
        known.movedUntil,
        known.movedUntil.slice(0, 10),
        'infinity',
        '-infinity',
        '2026-11-01 12:00+02',
      ]);
      return { column: 'created_at', test: `${not}${by}.${value(instant)}` };
    }
  }
}
