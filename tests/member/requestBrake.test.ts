import { describe, expect, it } from 'vitest';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { areas } from '../../shared/areas.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callsThatAre } from '../contract/callsThatAre.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  startBackendWithPayers,
  submit,
  submitted,
} from '../eligibility/support/eligibility.ts';
import { aBaby, link, register } from '../newborn/support/newborns.ts';
import { callApi, passMinutes, type SignedIn, setClock } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { importGraph } from '../support/importGraph.ts';
import { askedBySheet } from './support/askedSheets.ts';
import { aRegisteredMember } from './support/registeredMembers.ts';
import { typed, validityDesk } from './support/validity.ts';

const backend = await startBackendWithPayers();
const { store, deliver, logLines } = backend;
const { aPayer, settled, cardReadOf } = validityDesk(backend);
const { Eligible } = eligibilityStatus;

/** Numbers of different people, none near to another; and of one list. */
const apart = (serial: number) => demoEmiratesId(1950 + (serial % 50), 1000 + serial * 7);
const inList = (at: number) => demoEmiratesId(1985, 7000 + at);

/** A payer with a register of these people. */
async function aRegister(numbers: readonly string[]): Promise<number> {
  const payerId = await aPayer();
  await addTo(payerId, numbers);
  return payerId;
}

async function addTo(payerId: number, numbers: readonly string[]): Promise<void> {
  const own = provenPayerId(payerId);
  for (const emiratesId of numbers) {
    const memberId = `R-${emiratesId}`;
    const about = { memberId, emiratesId, fullName: 'Sara Invented', fullNameArabic: null, bornOn: '1985-01-01' };
    const cover = { policyNumber: 'P-1', planName: 'Plan', startsOn: '2020-01-01', endsOn: '2099-12-31' };
    const none = { cancelledOn: null, coPaymentPercent: null, coPaymentFils: null };
    await writeItems(store, [
      memberItem(own, { ...about, gender: 'female', relation: 'principal' }),
      coverageItem(own, memberId, { ...cover, ...none }),
    ]);
  }
}

/** Sends a request about a typed number and has it answered: its status, or the code of the refusal. */
async function ask(as: SignedIn, payerId: number, emiratesId: string): Promise<number | string> {
  const { data, errors } = await submit(as, aForm(undefined, { payerId, emiratesId, eidReasonId: 1 }));
  if (!data) return errors[0]?.code ?? '';
  await deliver(deliveryOf(data.eligibilityId));
  const { data: found } = await callApi(eligibility, eligibilityApi.endpoints.getEligibilityDetails, {
    as,
    query: { eligibilityID: data.eligibilityId },
  });
  return found?.status ?? '';
}

describe('a reception at its busiest', () => {
  it('is never stopped: a hundred typed patients, some of whom the chosen payer does not know, and those who come again', async () => {
    setClock('2026-11-28T05:00:00Z');
    const patients = Array.from({ length: 100 }, (_, at) => apart(at));
    const payerId = await aRegister(patients);
    const as = await aClinic(store);
    const answers: (number | string)[] = [];
    for (const [at, patient] of patients.entries()) {
      passMinutes(2);
      answers.push(await ask(as, payerId, patient));
      if (at % 12 === 0) answers.push(await ask(as, payerId, apart(500 + at)));
    }
    expect(answers).not.toContain('searchPaused');
    expect(answers.filter((each) => each === Eligible)).toHaveLength(100);
  });

  it('is not stopped where another payer covers those whom the first did not know', async () => {
    setClock('2026-11-28T05:00:00Z');
    const patients = Array.from({ length: 25 }, (_, at) => apart(at));
    const [wrong, right] = [await aRegister([]), await aRegister(patients)];
    const as = await aClinic(store);
    const answers: (number | string)[] = [];
    for (const patient of patients) answers.push(await ask(as, wrong, patient), await ask(as, right, patient));
    expect(answers).toEqual(patients.flatMap(() => [eligibilityStatus.NotEligible, Eligible]));
  });

  it('reads a card, and asks about whom it has had answers, also when many were nobody’s', async () => {
    setClock('2026-11-28T05:00:00Z');
    const [returning, holder] = [apart(1), apart(2)];
    const payerId = await aRegister([returning, holder]);
    const as = await aClinic(store);
    expect(await ask(as, payerId, returning)).toBe(Eligible);
    for (let at = 0; at < 10; at += 1) await ask(as, payerId, apart(600 + at));
    expect(await ask(as, payerId, apart(700))).toBe('searchPaused');
    expect(await ask(as, payerId, returning)).toBe(Eligible);
    const cardReadId = await cardReadOf(holder);
    const read = aForm(undefined, { payerId, emiratesId: holder, eidReasonId: undefined, cardReadId });
    expect((await settled(as, read)).status).toBe(Eligible);
  });
});

describe('somebody who tries numbers by requests', () => {
  it('Abuse: is stopped after six of a list, whoever is insured, with the look on record', async () => {
    setClock('2026-11-28T05:00:00Z');
    const numbers = Array.from({ length: 25 }, (_, at) => inList(at));
    const payerId = await aRegister(numbers);
    const as = await aClinic(store);
    const answers: (number | string)[] = [];
    for (const number of numbers) answers.push(await ask(as, payerId, number));
    expect(answers.filter((each) => each === Eligible)).toHaveLength(6);
    expect(answers.filter((each) => each === 'searchPaused')).toHaveLength(19);
    const looks = await auditsOf(store, `FACILITY#${as.user.facilityId}`);
    expect(looks.filter(({ after }) => (after as { isPaused?: true })?.isPaused)).toHaveLength(19);
    expect(looks.at(-1)).toMatchObject({ action: 'eligibility.submit', outcome: 'searchPaused' });
  });

  it('Abuse: is stopped after ten in an hour whom the payer does not know, and then by every other call too', async () => {
    setClock('2026-11-28T05:00:00Z');
    const payerId = await aRegister([apart(1)]);
    const as = await aClinic(store);
    for (let at = 0; at < 10; at += 1)
      expect(await ask(as, payerId, apart(100 + at))).toBe(eligibilityStatus.NotEligible);
    expect(await ask(as, payerId, apart(1))).toBe('searchPaused');
    expect(await typed(as, apart(1))).toBe('searchPaused');
    // A session does not live for an hour without use.
    for (let at = 0; at < 3; at += 1) {
      passMinutes(21);
      await typed(as, apart(1));
    }
    expect(await ask(as, payerId, apart(1))).toBe(Eligible);
  });

  it('Abuse: takes no miss back by asking often about members whom they know', async () => {
    setClock('2026-11-28T05:00:00Z');
    const known = apart(1);
    const payerId = await aRegister([known]);
    const as = await aClinic(store);
    const answers: (number | string)[] = [];
    for (let at = 0; at < 12; at += 1)
      answers.push(await ask(as, payerId, apart(300 + at)), await ask(as, payerId, known));
    expect(answers.filter((each) => each === eligibilityStatus.NotEligible)).toHaveLength(10);
    expect(answers).toContain('searchPaused');
  });

  it('Abuse: is stopped at corrections, and at card numbers', async () => {
    setClock('2026-11-28T05:00:00Z');
    const payerId = await aRegister([apart(1)]);
    const as = await aClinic(store);
    const open = await submitted(as, aForm(undefined, { payerId, emiratesId: apart(50), eidReasonId: 1 }));
    for (let at = 0; at < 10; at += 1) await ask(as, payerId, apart(200 + at));
    const { data } = await callApi(eligibility, eligibilityApi.endpoints.updateEligibility, {
      as,
      body: { ...aForm(undefined, { payerId, emiratesId: apart(1), eidReasonId: 1 }), eligibilityId: open, version: 1 },
    });
    expect(data).toBeNull();
    const byCard = aForm(undefined, { payerId, emiratesId: undefined, eidReasonId: undefined, cardNumber: 'R-1' });
    expect((await submit(as, byCard)).errors).toMatchObject([{ code: 'searchPaused' }]);
    const withBadCard = { ...byCard, cardReadId: 'A'.repeat(32) };
    expect((await submit(as, withBadCard)).errors).toMatchObject([{ code: 'searchPaused' }]);
  });
});

describe('sheets', () => {
  it('ask about some hundred patients of whom every eighth is unknown to the payer', async () => {
    setClock('2026-11-28T05:00:00Z');
    const patients = Array.from({ length: 300 }, (_, at) => apart(at));
    const payerId = await aRegister(patients.filter((_, at) => at % 8 !== 0));
    const counts = await askedBySheet(backend, await aClinic(store), { payerId, numbers: patients });
    expect(counts).toMatchObject({ eligible: 262, notEligible: 38 });
    expect(logLines.filter((line) => 'memberFishing' in JSON.parse(line))).toEqual([]);
  });

  it('Abuse: stop after a hundred numbers that the payer does not know, ring the alarm and put the stop on record', async () => {
    setClock('2026-11-28T05:00:00Z');
    const payerId = await aRegister([]);
    const as = await aClinic(store);
    const before = logLines.length;
    const numbers = Array.from({ length: 250 }, (_, at) => apart(1000 + at));
    const counts = await askedBySheet(backend, as, { payerId, numbers });
    expect(counts.notEligible).toBeGreaterThanOrEqual(100);
    // Rows that are under way when the limit is met end as they do.
    expect(counts.notEligible).toBeLessThanOrEqual(140);
    expect(counts.wrong).toBe(250 - counts.notEligible!);
    const rung = logLines.slice(before).filter((line) => JSON.parse(line).memberFishing === 1);
    expect(rung.length).toBeGreaterThan(0);
  });
});

describe('the own card of a newborn', () => {
  it('Abuse: is no way to try numbers', async () => {
    setClock('2026-11-28T05:00:00Z');
    const as = await aClinic(store);
    const { asked } = await aRegisteredMember(store, { bornOn: '1990-05-05', gender: 'female' });
    const eligibilityId = await submitted(as, asked);
    await deliver(deliveryOf(eligibilityId));
    await addTo(
      asked.payerId,
      Array.from({ length: 25 }, (_, at) => inList(at)),
    );
    const { data } = await register(as, eligibilityId, [aBaby()]);
    const newbornId = data?.newborns[0]?.newbornId ?? '';
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 25; at += 1)
      codes.push((await link(as, newbornId, { emiratesId: inList(at) })).errors[0]?.code);
    expect(codes.slice(0, 6)).toEqual(Array(6).fill('otherChild'));
    expect(codes.slice(6)).toEqual(Array(19).fill('searchPaused'));
  });
});

describe('every operation that says whether somebody is a member', () => {
  const { uses } = importGraph('.');
  const reaches = (file: string, wanted: readonly string[], seen = new Set<string>()): boolean => {
    if (wanted.includes(file)) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return (uses.get(file) ?? []).some((next) => next.startsWith('functions/') && reaches(next, wanted, seen));
  };
  const operations = areas.flatMap(({ name: area, endpoints }) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ file: `functions/${area}/${name}.ts`, name, endpoint })),
  );
  const namesOf = (wanted: readonly string[]) =>
    operations.filter(({ file }) => reaches(file, wanted)).map(({ name }) => name);

  it('goes by the brake', () => {
    const declared = operations.filter(({ endpoint }) => endpoint.answersMember).map(({ name }) => name);
    const braked = namesOf(['functions/_parts/memberBrake.ts']);
    expect(braked.sort()).toEqual(declared.sort());
  });

  it('is known: the others that look into a register begin with an answer about the patient', () => {
    const looking = namesOf(['functions/_data/member/memberSearch.ts', 'functions/_data/member/namedMembers.ts']);
    const declared = operations.filter(({ endpoint }) => endpoint.answersMember).map(({ name }) => name);
    expect(looking.filter((name) => !declared.includes(name)).sort()).toEqual(callsThatAre('afterAnswer'));
  });
});
