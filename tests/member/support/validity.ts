import { keepCardReading } from '../../../functions/_data/cardReading/cardReading.ts';
import { putPayer } from '../../../functions/_data/payer/payer.ts';
import { demoEmiratesId } from '../../../functions/_demo/emiratesIds.ts';
import { handler } from '../../../functions/member/index.ts';
import { emiratesIdDigits, formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { aClinic, aForm, settledBy, type startBackendWithPayers } from '../../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { started, work } from '../../support/jobs.ts';
import { csvOf, day, type Line } from '../../support/registerFiles.ts';

/** The member of `aLine`, as typed and as digits. */
export const emiratesId = '784-1985-0000001-7';
export const digits = '784198500000017';
export const another = formatEmiratesId(demoEmiratesId(1990, 4321));
/** Nobody's number, far from all others. */
export const stranger = (serial: number) => formatEmiratesId(demoEmiratesId(1950 + (serial % 50), 1000 + serial * 17));
/** One of a list of numbers that follow each other. */
export const inSequence = (at: number) => formatEmiratesId(demoEmiratesId(1985, 7000 + at));

export const holding = { StartDate: day(-100), EndDate: day(200) };
export const over = { StartDate: day(-300), EndDate: day(-20) };

export const check = (as: SignedIn, body: Record<string, unknown> = { emiratesId, eidReasonId: 1 }) =>
  callApi(handler, memberApi.endpoints.checkMemberValidity, { as, body: body as never });

/** `check` of a typed number: `success`, or the code of the refusal. */
export const typed = async (as: SignedIn, number: string): Promise<string> =>
  (await check(as, { emiratesId: number, eidReasonId: 1 })).errors[0]?.code ?? 'success';

/** The answer, and what each register says of it. */
export async function saidBy(as: SignedIn, body?: Record<string, unknown>) {
  const { data } = await check(as, body);
  return [data?.validity, data?.sources.map(({ validity, why }) => [validity, why])];
}

let payerIds = 760;

/** Payers with registers, and clinics that they have answered. */
export function validityDesk({ store, deliver }: Awaited<ReturnType<typeof startBackendWithPayers>>) {
  const settled = settledBy(deliver);

  async function aPayer(): Promise<number> {
    payerIds += 1;
    const payerId = payerIds;
    const names = { payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}` };
    await putPayer(store, {
      ...{ payerId, ...names, payerCode: `INS${payerId}`, services: ['eligibility'], answers: 'register' },
    });
    return payerId;
  }

  /** Takes a list of members into the payer's register. */
  async function listOf(payerId: number, ...lines: Line[]) {
    const admin = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    await work(await started(admin, 'members.csv', csvOf(lines)));
  }

  /** A clinic that has one answer of each of these payers' registers: from then on it works with them. */
  async function aClinicWith(...payers: number[]): Promise<SignedIn> {
    const clinic = await aClinic(store);
    for (const payerId of payers) {
      // Of a card that was read: a typed number that nobody knows would count for the brake.
      const cardReadId = await cardReadOf(emiratesIdDigits(another));
      await settled(clinic, { ...aForm(), payerId, emiratesId: another, eidReasonId: undefined, cardReadId });
    }
    return clinic;
  }

  /** The card of a person, as the reader has read it a moment ago. */
  const cardReadOf = (number: string): Promise<string> =>
    keepCardReading(
      store,
      { emiratesId: number, fullName: 'A,B', expiresOn: '2030-02-28', isVerified: true },
      new Date(),
    );

  return { settled, aPayer, listOf, aClinicWith, cardReadOf };
}
