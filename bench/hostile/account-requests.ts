import LISTS from './account-lists.json' with { type: 'json' };
import { type Random, seeded } from './random.ts';
import type { HostileRequest } from './requests.ts';
import { hostileBody, plainBody } from './transport.ts';
import { mutate, toTree, written } from './tree.ts';
import { hostileValue } from './values.ts';

/** The credentials of a caller of the account plane: the publishable key and a session. */
export interface AccountCaller {
  readonly publishableKey: string;
  readonly accessToken: string;
  readonly userId: string;
  readonly email: string;
}

const VALUES = [
  '1',
  'null',
  'true',
  '(1,2)',
  '{1,2}',
  '(',
  ')',
  '{',
  '*',
  '%',
  '%25',
  "'",
  '"',
  '\\',
  '%00',
  '%F0%9F',
  '2024-01-01',
  '00000000-0000-0000-0000-000000000000',
  '%22a%22',
  '[1,2)',
  'a'.repeat(3_000),
  '1e999',
  'NaN',
  'infinity',
  '99999999999999999999',
  '',
];
const SELECTS = [
  '*',
  'id',
  'id,user_id',
  '*,plans(*)',
  'count()',
  'id.count()',
  'a:id',
  'id::text',
  'id::regclass',
  'request_payload->a->>b',
  'request_payload->0',
  '(',
  ')',
  ',,,',
  '*,*',
  '...plans(*)',
  'plans!inner(*)',
  'id,id',
  '"id"',
  'a b',
  '%00',
  'x'.repeat(3_000),
  '('.repeat(500),
];
const FUNCTION_BODY = {
  subject: 'api',
  message: 'Hello',
  name: 'A',
  email: 'a@example.com',
  system: 'vedic',
  plan: 'starter',
  addons: ['transits'],
  amount: 50,
  successUrl: '/dashboard',
  cancelUrl: 'https://evil.example/',
  auto_topup_enabled: true,
  threshold_usd: '5',
  natalSystem: 'western',
};

interface Draft {
  readonly method: string;
  readonly target: string;
  readonly body: string | null;
  readonly type?: string;
}

/** A mutated request to sign-in, tables, functions or webhooks; the same for the same number and seed. */
export function accountRequest(index: number, seed: number, caller: AccountCaller): HostileRequest {
  const random = seeded(seed * 1_000_003 + index);
  const { method, target, body, type } = random.pick([authDraft, restDraft, functionDraft])(random, caller);
  const { bytes, framing, mayBeDropped } = random.chance(0.85) ? plainBody(body) : hostileBody(random, body);
  const token = random.chance(0.75)
    ? caller.accessToken
    : random.pick([
        '',
        caller.publishableKey,
        'x',
        'a.b.c',
        `${caller.accessToken}x`,
        unsigned(caller),
        caller.accessToken.split('.').slice(0, 2).join('.'),
        'x'.repeat(6_000),
      ]);
  const lines = [
    ...(random.chance(0.95) ? [`apikey: ${caller.publishableKey}`] : []),
    ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === null ? [] : [`Content-Type: ${type ?? 'application/json'}`]),
    ...(random.chance(0.2)
      ? [
          `Prefer: ${random.pick(['return=representation', 'count=exact', 'resolution=merge-duplicates', 'tx=rollback', 'max-affected=0, handling=strict', 'x'.repeat(2_000), 'return=x,,,;='])}`,
        ]
      : []),
    ...(random.chance(0.15)
      ? [
          `Accept: ${random.pick(['text/csv', 'application/vnd.pgrst.object+json', 'application/vnd.pgrst.plan', 'application/octet-stream', '*/*', 'x', ''])}`,
        ]
      : []),
    ...(random.chance(0.1)
      ? [
          random.pick([
            'Range: 0-9',
            'Range: 9-0',
            'Range: x',
            'Accept-Profile: private',
            'Content-Profile: public',
            'Origin: https://evil.example',
            'Cookie: theia-sign-in=x; theia-sign-in=y',
            'redirect_to: https://evil.example',
            'X-Forwarded-For: 1.1.1.1',
            'Stripe-Signature: t=1,v1=00',
          ]),
        ]
      : []),
  ];
  const head = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${[...lines, ...framing].map((line) => `${line}\r\n`).join('')}\r\n`;
  const ending = mayBeDropped ? 'half_closed' : random.chance(0.01) ? 'reset' : 'open';
  return {
    index,
    method,
    target,
    path: target.split('?')[0]!,
    mayBeDropped: mayBeDropped || ending !== 'open',
    ending,
    pieces: 1,
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), bytes]),
    told: `${head}${bytes.toString('utf8')}`,
  };
}

function authDraft(random: Random, caller: AccountCaller): Draft {
  const fields = {
    email: caller.email,
    password: 'correct horse 1',
    token: '123456',
    token_hash: 'x'.repeat(43),
    type: 'signup',
    refresh_token: 'x'.repeat(43),
    data: { name: 'A' },
    auth_code: 'x'.repeat(43),
    code_verifier: 'x'.repeat(50),
    code_challenge: 'x'.repeat(50),
    code_challenge_method: 's256',
    factor_type: 'totp',
    friendly_name: 'phone',
    challenge_id: caller.userId,
    code: '123456',
    nonce: '123456',
    phone: '+1',
  };
  const names = Object.keys(fields);
  const tree = toTree(
    Object.fromEntries(
      Object.entries(fields)
        .filter(() => random.chance(0.5))
        .map(([name, value]) => [
          name,
          name === 'email' && random.chance(0.8) ? `user${random.below(500)}@example.com` : value,
        ]),
    ),
  );
  for (let count = random.below(3); count > 0; count -= 1)
    mutate(tree, {
      random,
      key: caller.publishableKey,
      friendly: 0.2,
      fields: {
        names,
        settings: names,
        valuesOf: new Map([['type', ['"signup"', '"recovery"', '"email_change"', '"magiclink"', '"email"', '"sms"']]]),
      },
    });
  const redirect = encodeURIComponent(
    random.pick([
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '/dashboard',
      'http://127.0.0.1@evil.example/',
      '\\\\evil',
      '\u0000',
      '%00',
      'x'.repeat(3_000),
      'data:text/html,x',
    ]),
  );
  const id = random.pick([caller.userId, 'x', '%00', '..', '__proto__', `${caller.userId}'`]);
  const [method, path] = random.pick([
    ['POST', '/signup'],
    [
      'POST',
      `/token?grant_type=${random.pick(['password', 'refresh_token', 'pkce', 'id_token', '', '%00', '__proto__'])}`,
    ],
    ['POST', '/resend'],
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/otp'],
    ['POST', '/recover'],
    ['POST', '/verify'],
    [
      'GET',
      `/verify?token=${random.pick(['x', '%00', '', '%F0%9F'])}&type=${random.pick(['signup', 'recovery', 'x', '__proto__'])}&redirect_to=${redirect}`,
    ],
    ['GET', `/authorize?provider=${random.pick(['google', 'github', '', '%00'])}&redirect_to=${redirect}&prompt=%00`],
    [
      'GET',
      `/callback?code=x&state=${random.pick(['x', '%00', '', '%F0%9F', 'x'.repeat(3_000)])}&error=${random.pick(['', 'access_denied', '<script>'])}`,
    ],
    ['GET', '/user/identities/authorize?provider=google'],
    ['DELETE', `/user/identities/${id}`],
    ['POST', '/factors'],
    ['POST', `/factors/${id}/challenge`],
    ['POST', `/factors/${id}/verify`],
    ['DELETE', `/factors/${id}`],
    ['GET', '/settings'],
    ['GET', '/health'],
    ['GET', '/reauthenticate'],
    ['POST', `/logout?scope=${random.pick(['x', '__proto__', '%00'])}`],
    ['GET', '/.well-known/jwks.json'],
    ['PATCH', '/user'],
    ['GET', '/admin/users'],
    ['POST', '/invite'],
  ] as const);
  return {
    method,
    target: `/auth/v1${path}`,
    body: method === 'GET' ? null : random.chance(0.9) ? written(tree) : hostileValue(random, caller.publishableKey),
  };
}

function restDraft(random: Random, caller: AccountCaller): Draft {
  const condition = (depth: number): string =>
    random.chance(0.2) && depth < 3
      ? `${random.pick(['or', 'and', 'not.or'])}(${condition(depth + 1)},${condition(depth + 1)})`
      : `${random.pick(LISTS.columns)}.${random.pick(LISTS.operators)}.${random.pick(VALUES)}`;
  const parts = Array.from({ length: random.below(5) }, () =>
    random.pick([
      () => `select=${random.pick(SELECTS)}`,
      () => `${random.pick(LISTS.columns)}=${random.pick(LISTS.operators)}.${random.pick(VALUES)}`,
      () => `or=(${condition(0)},${condition(0)})`,
      () => `order=${random.pick(LISTS.columns)}.${random.pick(['asc', 'desc.nullslast', 'x', ''])}`,
      () => `limit=${random.pick(VALUES)}`,
      () => `offset=${random.pick(['-1', '0', '999999999999', 'x'])}`,
      () => `on_conflict=${random.pick(LISTS.columns)}`,
      () => `columns=${random.pick(LISTS.columns)}`,
      () => `${random.pick(['__proto__', 'constructor', '%00', '[]', ''])}=${random.pick(VALUES)}`,
    ])(),
  );
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);
  const tree = toTree({ user_id: caller.userId, label: 'x', is_active: true, active: false });
  for (let count = random.below(3); count > 0; count -= 1)
    mutate(tree, {
      random,
      key: caller.publishableKey,
      friendly: 0,
      fields: { names: LISTS.columns, settings: [], valuesOf: new Map() },
    });
  const writes = method === 'POST' || method === 'PATCH' || method === 'PUT';
  return {
    method,
    target: `/rest/v1/${random.pick(LISTS.tables)}?${parts.join('&')}`,
    body: writes ? (random.chance(0.3) ? `[${written(tree)},${written(tree)}]` : written(tree)) : null,
  };
}

function functionDraft(random: Random, caller: AccountCaller): Draft {
  const tree = toTree(Object.fromEntries(Object.entries(FUNCTION_BODY).filter(() => random.chance(0.6))));
  for (let count = random.below(4); count > 0; count -= 1)
    mutate(tree, {
      random,
      key: caller.publishableKey,
      friendly: 0,
      fields: { names: Object.keys(FUNCTION_BODY), settings: [], valuesOf: new Map() },
    });
  if (random.chance(0.1)) return { method: 'POST', target: '/webhooks/stripe', body: written(tree) };
  const name = random.pick(LISTS.functions);
  const method = random.chance(0.9) ? 'POST' : random.pick(['GET', 'PUT', 'OPTIONS']);
  if (name !== 'support-message' || random.chance(0.2))
    return { method, target: `/functions/v1/${name}`, body: written(tree) };
  const boundary = 'b0';
  const part = (header: string, content: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n`;
  const form = [
    part('name="subject"', random.pick(['api', 'x', ''])),
    part('name="message"', random.pick(['Hello', '', '\u0000', 'x'.repeat(20_000)])),
    ...Array.from({ length: random.below(5) }, () =>
      part(
        `name="${random.pick(['files', 'file', 'attachments', 'attachment', '__proto__'])}"; filename="${random.pick(['a.png', '../../x', 'a\u0000.png', '', 'x'.repeat(500), '"'])}"\r\nContent-Type: ${random.pick(['image/png', 'text/html', ''])}`,
        random.pick(['\u0089PNG\r\n\u001a\n', '<svg onload=alert(1)>', '', 'MZ', '%PDF-1.4']),
      ),
    ),
  ].join('');
  return {
    method,
    target: `/functions/v1/${name}`,
    body: `${form}--${boundary}${random.chance(0.9) ? '--\r\n' : ''}`,
    type: `multipart/form-data; boundary=${random.pick([boundary, 'other', '', '"'])}`,
  };
}

/** An unsigned token with arbitrary claims. */
function unsigned({ userId }: AccountCaller): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: userId, role: 'service_role', aud: 'authenticated', exp: 9_999_999_999 })}.`;
}
