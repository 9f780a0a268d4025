import { describe, expect, it } from 'vitest';
import { emiratesIdsIn } from '../support/emiratesIds.ts';

const withHyphens = '784-1985-0000001-7';
const digits = '784198500000017';

describe('the Emirates IDs that tests look for in a text', () => {
  it('are found with and without hyphens, in JSON, in an address and beside letters', () => {
    const text = `{"id":"${withHyphens}","n":${digits}} ?eid=${digits}&x=1 ID${digits}x`;
    expect(emiratesIdsIn(text)).toEqual([withHyphens, digits, digits, digits]);
  });

  it.each([
    ['the milliseconds of an instant', '2026-11-20T06:00:00.784Z'],
    ['the digits of a random id', '01K78419850000001AB 784abc12-7841-4784-8784-784198500000'],
    ['a hash that holds them', `a1${digits}${'0f'.repeat(24)}`],
    ['a hash of another length', `${digits}${'0f'.repeat(10)}`],
    ['a number that fails the check', '784198500000018'],
    ['a longer number', `${digits}1`],
  ])('are not found in %s', (_, text) => expect(emiratesIdsIn(text)).toEqual([]));
});
