import { describe, expect, it } from 'vitest';
import { returnUrlOf } from '../../../shared/_field/returnUrl.ts';
import { fc } from '../../support/fc.ts';

describe('where the browser goes after sign-in', () => {
  it.each([undefined, null, ''])('REQ-LOGIN-15 is the dashboard without a wish (%s)', (wanted) => {
    expect(returnUrlOf(wanted)).toBe('/dashboard');
  });

  it.each(['/dashboard', '/claimdashboard/report?x=1', '/Dashboard', '/eligibility?from=dashboard'])(
    'REQ-LOGIN-16 is the dashboard for %s',
    (wanted) => expect(returnUrlOf(wanted)).toBe('/dashboard'),
  );

  it.each(['/', '/eligibility/history?page=2#row-3', '/eligibility/%D8%B9'])('REQ-LOGIN-16 stays %s', (wanted) => {
    expect(returnUrlOf(wanted)).toBe(wanted);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'eligibility',
    ' /eligibility',
  ])('is never the foreign or broken address %j', (wanted) => expect(returnUrlOf(wanted)).toBe('/dashboard'));

  it('never leaves the site, whatever is wished for', () => {
    const wishes = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('/', '\\', '.', '@', ':', '\n', '\t', 'evil.example', '?', '#', '%2f'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(wishes, (wanted) => {
        const address = new URL(returnUrlOf(wanted), 'https://portal.example/account/login');
        expect(address.origin).toBe('https://portal.example');
      }),
      { numRuns: 2000 },
    );
  });
});
