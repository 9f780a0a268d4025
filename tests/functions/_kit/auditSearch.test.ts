import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putPayer } from '../../../functions/_data/payer/payer.ts';
import { auditSearch } from '../../../functions/_kit/auditSearch.ts';
import { handler as eligibility } from '../../../functions/eligibility/index.ts';
import { handler as job } from '../../../functions/job/index.ts';
import { handler as member } from '../../../functions/member/index.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { aClinic } from '../../eligibility/support/eligibility.ts';
import { callApi, signIn, startBackend } from '../../support/api.ts';
import { auditsOf } from '../../support/auditTrail.ts';
import { servicesDown } from '../../support/aws.ts';
import { started, work } from '../../support/jobs.ts';
import { aLine, csvOf } from '../../support/registerFiles.ts';

const { store } = await startBackend();
const emiratesId = '784-1985-0000001-7';
const digits = '784198500000017';

/** The hashes as a new execution environment makes them. */
async function freshHash() {
  vi.resetModules();
  return (await import('../../../functions/_kit/identifierHash.ts')).identifierHash;
}

beforeEach(() => {
  servicesDown.clear();
  process.env.IDENTIFIER_KEY_ID = 'identifier-key';
});

describe('the hash of an identifier', () => {
  it('is the same in every execution environment and for every way to write a number', async () => {
    const [first, second] = [await freshHash(), await freshHash()];
    const hash = await first(digits);
    expect(hash).toMatch(/^hmac:[\w-]{22}$/);
    for (const spelling of [emiratesId, ` ${digits} `, '784 1985 0000001 7']) expect(await second(spelling)).toBe(hash);
    expect(await second('card-1')).toBe(await first(' CARD-1'));
    expect(await second('784198500000025')).not.toBe(hash);
  });

  it('is not to be made without the key: neither by hashing all numbers nor with another key', async () => {
    const hash = await (await freshHash())(digits);
    for (const encoding of ['hex', 'base64url'] as const)
      expect(hash).not.toContain(createHash('sha256').update(digits).digest(encoding).slice(0, 22));
    process.env.IDENTIFIER_KEY_ID = 'another-key';
    expect(await (await freshHash())(digits)).not.toBe(hash);
  });

  it('is refused while KMS does not answer, and made as soon as it does', async () => {
    const hashOf = await freshHash();
    servicesDown.add('kms');
    await expect(hashOf(digits)).rejects.toThrow();
    servicesDown.clear();
    const hash = await hashOf(digits);
    // The key is known from now on.
    servicesDown.add('kms');
    expect(await hashOf(emiratesId)).toBe(hash);
  });
});

describe('the entry of a search', () => {
  it('has criteria without their identifiers, cursor and what was not asked for, and a hundred ids at most', async () => {
    const written: { entity: string; id: string; after?: unknown }[] = [];
    const shown = Array.from({ length: 101 }, (_, at) => `id-${at}`);
    const criteria = { status: 8, patient: emiratesId, text: undefined, cursor: `after ${digits}` };
    const audited = (record: (typeof written)[number]) => void written.push(record);
    await auditSearch({ audited }, { entity: 'facility', id: 'f-1' }, { criteria, shown, besides: { found: 101 } });
    const hash = await (await freshHash())(digits);
    expect(written).toEqual([
      {
        entity: 'facility',
        id: 'f-1',
        after: {
          found: 101,
          criteria: { status: 8, patient: hash, isLaterPage: true },
          shown: shown.slice(0, 100),
        },
      },
      { entity: 'identifier', id: hash },
    ]);
  });
});

describe('an auditor', () => {
  const payerId = 690;
  const search = memberApi.endpoints.searchMembers;

  async function anInsurer() {
    const payer = { payerId, payerName: 'Payer 690', payerNameArabic: 'جهة 690', payerCode: 'AUD690' };
    await putPayer(store, { ...payer, services: ['eligibility'], answers: 'register' });
    return signIn({ roles: ['PayerAdmin'], facility: null, payerId });
  }

  it('who knows an Emirates ID or a card number finds who searched for it; who reads the trail finds no number', async () => {
    const [insurer, clerk] = [await anInsurer(), await aClinic(store)];
    await work(await started(insurer, 'members.csv', csvOf([aLine({ MemberID: 'SDR-690' })])));
    await callApi(member, search, { as: insurer, body: { by: 'emiratesId', text: emiratesId } });
    await callApi(member, search, { as: insurer, body: { by: 'memberId', text: 'sdr-690' } });
    const asked = { payerId, emiratesId, eidReasonId: 1 };
    await callApi(member, memberApi.endpoints.getCardNumber, { as: clerk, body: asked });
    const history = eligibilityApi.endpoints.searchEligibilityHistory;
    await callApi(eligibility, history, { as: clerk, body: { patient: digits } });
    const body = {
      job: { kind: 'eligibilityExport', format: 'csv', language: 'en', criteria: { patient: digits } },
    } as const;
    await callApi(job, jobApi.endpoints.startJob, { as: clerk, body });

    const hashOf = await freshHash();
    const [person, card] = [await hashOf(digits), await hashOf('SDR-690')];
    const searchesOf = async (hash: string) =>
      (await auditsOf(store, `IDENTIFIER#${hash}`)).map(({ action, actor }) => [action, actor]);
    const [payers, clerks] = [insurer.user.userId, clerk.user.userId];
    expect(await searchesOf(person)).toEqual([
      ['member.search', payers],
      ['member.findCard', clerks],
      ['eligibility.search', clerks],
      ['job.start', clerks],
    ]);
    expect(await searchesOf(card)).toEqual([['member.search', payers]]);

    const entries = await auditsOf(store, `PAYER#${payerId}`);
    expect(entries.map(({ after }) => [after.criteria.text, after.shown])).toEqual([
      [person, [card]],
      [card, [card]],
    ]);
    const [found] = await auditsOf(store, `MEMBER#${payerId}/SDR-690`);
    expect(found?.after).toMatchObject({ criteria: { emiratesId: person }, shown: [card] });
    expect(JSON.stringify([...entries, found?.after])).not.toMatch(/7841985|784-1985|SDR-690/i);
  });
});
