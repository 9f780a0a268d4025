import { randomInt } from 'node:crypto';
import { birthConflict, lastDayOf } from '../../shared/newborn/birth.ts';
import { newbornApi } from '../../shared/newborn/routes.ts';
import { chanceDigits, temporaryNumberOf } from '../../shared/newborn/temporaryNumber.ts';
import { birthsPuts, type Child, readBirths } from '../_data/newborn/motherBirths.ts';
import { newbornPuts, type StoredNewborn } from '../_data/newborn/newborn.ts';
import { askedPayerOf } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { endFormDraft } from '../_parts/formDraft/endFormDraft.ts';
import { once } from '../_store/idempotency.ts';
import { checkBirth, provenMother } from './provenMother.ts';

const { registerNewborns: endpoint } = newbornApi.endpoints;
type Context = ContextOf<typeof endpoint>;

const newNumber = (): string =>
  temporaryNumberOf(Array.from({ length: chanceDigits }, () => String(randomInt(10))).join(''));

/** Throws for a child that conflicts with one of those before it; `field` names the child in the form. */
function checkSibling(child: Child, others: readonly Child[], field: string): void {
  const conflicts = others.map((other) => birthConflict(child, other));
  // Of two reasons the one that says more: the child is there already.
  if (conflicts.includes('childExists')) throw invalid(`${field}.siblingIndex`, 'childExists');
  if (conflicts.includes('notOneBirth')) throw invalid(`${field}.bornAt`, 'notOneBirth');
}

async function prepare({ eligibilityId, babies, draftVersion }: BodyOf<typeof endpoint>, ctx: Context) {
  const { answer, payer, identities } = await provenMother(ctx, eligibilityId);
  for (const [at, baby] of babies.entries()) checkBirth(answer, baby, `babies.${at}.bornAt`, ctx.now());
  const payerId = askedPayerOf(payer);
  const births = await readBirths(ctx.store, payerId, identities);
  const at = ctx.now().toISOString();
  const added: StoredNewborn[] = [];
  for (const [index, { siblingIndex, sex, weightGrams, ...baby }] of babies.entries()) {
    const newbornId = ctx.newId();
    const bornAt = new Date(baby.bornAt).toISOString();
    checkSibling({ newbornId, siblingIndex, bornAt }, [...births.children, ...added], `babies.${index}`);
    added.push({
      newbornId,
      number: newNumber(),
      state: 'open',
      siblingIndex,
      bornAt,
      sex,
      weightGrams,
      validTo: lastDayOf(bornAt),
      motherName: answer.patientName,
      motherNameArabic: answer.patientNameArabic ?? null,
      motherEnding: answer.identifierEnding,
      motherEmiratesId: answer.emiratesId,
      motherCardNumber: answer.cardNumber,
      motherIdentities: [...births.identities],
      eligibilityId,
      payerId,
      payerName: payer.payerName,
      payerNameArabic: payer.payerNameArabic,
      facilityId: answer.facilityId,
      facilityName: answer.facilityName,
      facilityLicense: answer.facilityLicense,
      facilityNameArabic: answer.facilityNameArabic,
      registeredAt: at,
      registeredBy: ctx.user.userId,
      registeredByName: ctx.user.displayName,
      own: null,
      cancelReason: null,
      noticedAt: null,
      version: 1,
      events: [{ at, event: 'register', by: ctx.user.displayName, detail: null }],
    });
  }
  const children = added.map(({ newbornId, siblingIndex, bornAt }) => ({ newbornId, siblingIndex, bornAt }));
  return {
    data: { newborns: added.map(({ newbornId, number }) => ({ newbornId, number })) },
    items: [
      ...added.flatMap(newbornPuts),
      ...birthsPuts(births, [...births.children, ...children], children),
      ...(await endFormDraft(ctx, { form: 'newborn', about: eligibilityId, version: draftVersion })),
    ],
  };
}

/** Each child has its number at once; the writes hold only while nobody else has registered a child of this mother. */
export const registerNewborns: Operation<typeof endpoint> = async ({ body }, ctx) => {
  const { data, isRepeated } = await once(ctx, endpoint, () => prepare(body, ctx));
  for (const { newbornId } of data.newborns) {
    ctx.audited({ entity: 'newborn', id: newbornId, after: { state: 'open', isRepeated } });
  }
  return data;
};
