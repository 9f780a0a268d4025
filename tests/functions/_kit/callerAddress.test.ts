import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiEvent } from '../../../functions/_kit/call.ts';
import { callerAddress, networkOf } from '../../../functions/_kit/callerAddress.ts';

const http = { method: 'GET', path: '/', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: '' };
const requestContext = { http } as ApiEvent['requestContext'];

describe('the address of a caller', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is what the distribution says, where there is one', () => {
    vi.stubEnv('STAGE', 'prod');
    expect(callerAddress({ headers: { 'x-viewer-address': '198.51.100.7' }, requestContext })).toBe('198.51.100.7');
    expect(callerAddress({ headers: {}, requestContext })).toBe('192.0.2.1');
  });

  it('is the connection’s own on one machine, whatever the header claims', () => {
    vi.stubEnv('STAGE', 'local');
    expect(callerAddress({ headers: { 'x-viewer-address': '198.51.100.7' }, requestContext })).toBe('192.0.2.1');
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:DB8::7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['1::ffff:192.0.2.1', '1:0:0:0::/64'],
  ['ffff:ffff:ffff:ffff::', 'ffff:ffff:ffff:ffff::/64'],
  ['10000:db8:0:7::1', '10000:db8:0:7::1'],
  ['-1:db8:0:7::1', '-1:db8:0:7::1'],
  ['zz:db8:0:7::1', 'zz:db8:0:7::1'],
  ['no address', 'no address'],
  ['1:2:3', '1:2:3'],
])('limits count the address %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
