import { afterEach, expect, it } from 'vitest';
import type { ApiEvent } from '../../../functions/_kit/call.ts';
import { sourceIpOf } from '../../../functions/_kit/sourceIp.ts';

const cloudFront = '198.51.100.9';
const addressOf = (forwardedFor?: string): string => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return sourceIpOf({ headers, requestContext: { http: { sourceIp: cloudFront } } } as unknown as ApiEvent);
};

afterEach(() => {
  process.env.STAGE = 'local';
});

it.each([
  ['the viewer before CloudFront', `203.0.113.5, ${cloudFront}`, '203.0.113.5'],
  ['the viewer, when the gateway adds nothing', '203.0.113.5', '203.0.113.5'],
  ['the viewer, whatever the viewer sent', `10.0.0.1, 192.0.2.1, 203.0.113.5, ${cloudFront}`, '203.0.113.5'],
  ['an address of version 6', `2001:db8::5,${cloudFront}`, '2001:db8::5'],
  ['the gateway’s caller, when nothing else is known', undefined, cloudFront],
  ['the gateway’s caller, when it is alone', cloudFront, cloudFront],
])('behind CloudFront the address is %s', (_what, forwardedFor, expected) => {
  process.env.STAGE = 'prod';
  expect(addressOf(forwardedFor)).toBe(expected);
});

it('on this machine the header is not looked at', () => {
  process.env.STAGE = 'local';
  expect(addressOf('203.0.113.5')).toBe(cloudFront);
});
