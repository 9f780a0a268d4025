import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { findEligibility, listTimeline } from '../../../functions/_data/eligibility/eligibility.ts';
import type { claimJob } from '../../../functions/_data/job/job.ts';
import type { getMember } from '../../../functions/_data/member/member.ts';
import type { readWhole } from '../../../functions/_data/transfer/transfer.ts';
import { storeFunctions } from '../../support/storeFunctions.ts';
import { openFunctions as open } from './openFunctions.ts';

const found = storeFunctions(join(import.meta.dirname, '../../..'));

describe('the functions of the store', () => {
  it('demand a proof of the tenant, unless a list says why one needs none', () => {
    const bare = found.filter(({ name, isProven }) => !isProven && !open.includes(name));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('are found: those that the proofs were made for are among them', () => {
    const proven = found.filter(({ isProven }) => isProven).map(({ name }) => name);
    expect(proven).toEqual(
      expect.arrayContaining([
        'eligibility/eligibility.findEligibility',
        'eligibility/eligibility.listTimeline',
        'job/job.findJob',
        'job/job.claimJob',
        'attachment/attachment.getAttachment',
        'providerQuery/providerQuery.queries.timeline.list',
        'transfer/transfer.readWhole',
      ]),
    );
  });

  it('stand in a list only as long as they exist and demand nothing', () => {
    const stale = open.filter((name) => !found.some((each) => each.name === name && !each.isProven));
    expect(stale).toEqual([]);
    expect(new Set(open).size).toBe(open.length);
  });
});

/** What a function of the store takes after the store itself. */
type Second<F extends (...args: never[]) => unknown> = Parameters<F>[1];

it('a bare id, a name of a key, and a record that was made up do not compile', () => {
  expectTypeOf<string>().not.toExtend<Second<typeof claimJob>>();
  expectTypeOf<number>().not.toExtend<Second<typeof getMember>>();
  expectTypeOf<string>().not.toExtend<Parameters<typeof readWhole>[0]>();
  expectTypeOf<{ kind: 'facility'; facilityId: string }>().not.toExtend<Second<typeof findEligibility>>();
  expectTypeOf<{ eligibilityId: string }>().not.toExtend<Second<typeof listTimeline>>();
});
