import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiEvent } from '../../../functions/_kit/call.ts';
import { callerAddress } from '../../../functions/_kit/callerAddress.ts';

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
