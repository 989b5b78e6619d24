import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveTarget, type Resolve, TargetRefused } from './target.ts';

const STRICT = { allowsLocal: false };
const LOCAL = { allowsLocal: true };
const answering =
  (...addresses: readonly string[]): Resolve =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
const fault = async (url: string, resolve: Resolve = answering('93.184.215.14'), rules = STRICT): Promise<string> => {
  try {
    await resolveTarget(url, rules, resolve);
    return 'allowed';
  } catch (error) {
    assert.ok(error instanceof TargetRefused, String(error));
    return error.fault;
  }
};

describe('the address of an endpoint', () => {
  it('is https, without credentials, at a port for the web', async () => {
    for (const url of [
      'https://example.com/hook',
      'https://example.com:8443/a?b=c',
      'https://93.184.215.14/',
      'https://[2606:2800:21f::1]/',
    ])
      assert.equal(await fault(url), 'allowed', url);
    for (const url of [
      'http://example.com/',
      'ftp://example.com/',
      'file:///etc/passwd',
      'example.com',
      '//example.com/',
      'https://',
      'https://user@example.com/',
      'https://user:secret@example.com/',
      'https://:secret@example.com/',
      'https://example.com:22/',
      'https://example.com:25/',
      'https://example.com:80/',
      'https://example.com:6667/',
      'https://example.com:2049/',
    ])
      assert.equal(await fault(url), 'invalid_url', url);
  });

  it('is refused when it is a private address, however it is written', async () => {
    for (const host of [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '127.0.0.1.',
      '①②⑦.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      '169.254.169.254',
      '[fd00:ec2::254]',
      '10.0.0.1',
      '0',
    ])
      assert.equal(await fault(`https://${host}/`), 'private_address', host);
  });

  it('is refused when any of the addresses of its host is not public', async () => {
    assert.equal(await fault('https://example.com/', answering('10.0.0.1')), 'private_address');
    assert.equal(await fault('https://example.com/', answering('93.184.215.14', '127.0.0.1')), 'private_address');
    assert.equal(await fault('https://example.com/', answering('93.184.215.14', '::1')), 'private_address');
    assert.equal(await fault('https://example.com/', answering('93.184.215.14', 'fe80::1%2')), 'private_address');
  });

  it('is refused when its host is not known', async () => {
    assert.equal(await fault('https://example.com/', answering()), 'unknown_host');
    assert.equal(await fault('https://example.com/', () => Promise.reject(new Error('ENOTFOUND'))), 'unknown_host');
  });

  it('may be local where the operator allows it, but never link-local', async () => {
    for (const url of ['http://localhost:4000/', 'http://127.0.0.1/', 'http://[::1]:80/', 'https://192.168.1.7/'])
      assert.equal(await fault(url, answering('127.0.0.1', '::1'), LOCAL), 'allowed', url);
    for (const url of ['http://169.254.169.254/latest/meta-data', 'http://[fe80::1]/', 'http://0.0.0.0/'])
      assert.equal(await fault(url, answering(), LOCAL), 'private_address', url);
  });
});
