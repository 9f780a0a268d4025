import { isCardNumber } from '../../shared/_field/cardNumber.ts';
import { emiratesIdDigits, isEmiratesId } from '../../shared/_field/emiratesId.ts';
import { cardIdentity, emiratesIdIdentity } from '../../shared/_field/patientIdentity.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { newbornApi } from '../../shared/newborn/routes.ts';
import type { MemberRecord } from '../_data/member/member.ts';
import { isCardTaken, ownCardPut, readBirths } from '../_data/newborn/motherBirths.ts';
import { newbornPut, type StoredNewborn } from '../_data/newborn/newborn.ts';
import { getPayer } from '../_data/payer/payer.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { noteMiss, stopFishing, stopGuessing } from '../_parts/memberBrake.ts';
import { membersNamed } from '../_parts/payersRegister.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownOpenNewborn } from './ownNewborn.ts';

type Link = typeof newbornApi.endpoints.linkOwnCard;

/** No card is read for it. */
const typed = { isCardRead: false } as const;
/** The register says whether a number is a child's, so that tries are limited: nobody finds numbers by guessing. */
const limit = { name: 'newbornLink', most: 30, seconds: 3600 } as const;

/** The numbers as they are kept; throws for what cannot be one. */
function numbersOf(body: BodyOf<Link>) {
  const emiratesId = body.emiratesId ? emiratesIdDigits(body.emiratesId) : null;
  const cardNumber = body.cardNumber || null;
  if (emiratesId && !isEmiratesId(emiratesId)) throw invalid('emiratesId', 'invalidEmiratesId');
  if (cardNumber && !isCardNumber(cardNumber)) throw invalid('cardNumber', 'noCardNumber');
  if (!emiratesId && !cardNumber) throw invalid('emiratesId', 'ownNumberMissing');
  return { emiratesId, cardNumber };
}

type OwnNumbers = ReturnType<typeof numbersOf>;

/** Each number with the field that it was typed into, as keys name it. */
const fieldsOf = ({ emiratesId, cardNumber }: OwnNumbers): (readonly [field: string, identity: string])[] => [
  ...(emiratesId ? [['emiratesId', emiratesIdIdentity(emiratesId)] as const] : []),
  ...(cardNumber ? [['cardNumber', cardIdentity(cardNumber)] as const] : []),
];

/** Whether the register's person can be this child. A register that does not know the number says nothing. */
const isChild = ({ member }: MemberRecord, { bornAt, sex }: StoredNewborn): boolean => {
  const isOtherSex = member.gender !== 'unknown' && sex !== 'unknown' && member.gender !== sex;
  return member.bornOn === emiratesDateOf(new Date(bornAt)) && !isOtherSex;
};

async function confirmedBy(ctx: ContextOf<Link>, found: StoredNewborn, own: OwnNumbers) {
  const payer = await getPayer(ctx.store, found.payerId);
  const members = payer ? await membersNamed(ctx, payer, own) : [];
  if (members.some((each) => !isChild(each, found))) {
    // It says that the number is somebody's: who tries one after the other finds members.
    await noteMiss(ctx, own.emiratesId ?? own.cardNumber ?? '', { ...typed, answers: ['notFound'] });
    throw invalid(own.emiratesId ? 'emiratesId' : 'cardNumber', 'otherChild');
  }
  return members.length > 0 ? ('register' as const) : ('facility' as const);
}

/** The writes that link the card to the number as it is now; throws where it is the mother's, or another child's. */
async function linkWrites(ctx: ContextOf<Link>, found: StoredNewborn, own: OwnNumbers) {
  const { payerId, newbornId } = found;
  const births = await readBirths(ctx.store, payerId, found.motherIdentities);
  for (const [field, identity] of fieldsOf(own)) {
    if (births.identities.includes(identity)) throw invalid(field, 'mothersNumber');
    if (await isCardTaken(ctx.store, payerId, identity)) throw invalid(field, 'ownCardUsed');
  }
  const confirmed = await confirmedBy(ctx, found, own);
  const at = ctx.now().toISOString();
  const linked = newbornPut({
    ...found,
    state: 'linked',
    own: { ...own, confirmedBy: confirmed },
    version: found.version + 1,
    events: [...found.events, { at, event: 'link', by: ctx.user.displayName, detail: confirmed }],
  });
  const cards = fieldsOf(own).map(([, identity]) => ownCardPut(payerId, identity, newbornId));
  return { confirmed, items: [linked, ...cards] };
}

/** The child is known by its own card from now on: never by its mother's, nor by one that another child has. */
export const linkOwnCard: Operation<Link> = async ({ body }, ctx) => {
  const own = numbersOf(body);
  const { newbornId } = await ownOpenNewborn(ctx, body);
  await takeTurn(ctx.store, limit, ctx.user.userId, ctx.now());
  await (own.emiratesId ? stopFishing(ctx, own.emiratesId, typed) : stopGuessing(ctx, own.cardNumber ?? ''));
  const confirmed = await retryWrite(async () => {
    const writes = await linkWrites(ctx, await ownOpenNewborn(ctx, body), own);
    return (await writeTogether(ctx.store, writes.items)) ? writes.confirmed : null;
  });
  if (!confirmed) throw fail('changedMeanwhile');
  const after = { state: 'linked', confirmedBy: confirmed };
  ctx.audited({ entity: 'newborn', id: newbornId, before: { state: 'open' }, after });
  return { newbornId, confirmedBy: confirmed };
};
