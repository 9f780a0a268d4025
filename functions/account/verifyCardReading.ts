import type { MemberCardData } from '../../shared/_field/cardReader/cardData.ts';
import { cardInstantOf } from '../../shared/_field/cardReader/cardDate.ts';
import { emiratesIdDigits, isEmiratesId } from '../../shared/_field/emiratesId.ts';
import type { accountApi } from '../../shared/account/routes.ts';
import { cardPhotoOf } from '../_connect/cardReader/cardPhoto.ts';
import type { ToolkitReading } from '../_connect/cardReader/toolkitResponse.ts';
import { keepCardReading, spendCardRequest } from '../_data/cardReading/cardReading.ts';
import type { Operation } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';

/** The most that the clocks of the reader's machine and of ICP's gateway may differ from ours. */
const toleratedMs = 5 * 60_000;

function isTimely({ timestamp }: MemberCardData, { issuedAt, now }: { issuedAt: Date; now: Date }): boolean {
  const readAt = cardInstantOf(timestamp ?? '')?.getTime() ?? Number.NaN;
  return readAt >= issuedAt.getTime() - toleratedMs && readAt <= now.getTime() + toleratedMs;
}

/**
 * A reading with a complete identity that answers this request. Its signature is valid, or it has no signature to
 * check.
 */
function isAcceptable(reading: ToolkitReading | null, requestId: string): reading is ToolkitReading {
  if (!reading || reading.signature === 'wrong') return false;
  const { card } = reading;
  return card.requestId === requestId && isEmiratesId(card.idNumber ?? '') && card.fullNameEnglish !== null;
}

/** REQ-REG-48: checks what the card reader answered to a request of ours. Nothing that the browser read out of it is believed. */
export const verifyCardReading: Operation<typeof accountApi.endpoints.verifyCardReading> = async ({ body }, ctx) => {
  const now = ctx.now();
  // The first answer uses up the request, valid or not, so that answers cannot be guessed.
  const request = await spendCardRequest(ctx.store, body.requestId, now);
  const { readToolkitResponse } = await import('../_connect/cardReader/toolkitResponse.ts');
  const reading = request && readToolkitResponse(body.toolkitResponse, env('TOOLKIT_PUBLIC_KEY'));
  if (!isAcceptable(reading, body.requestId) || !request) throw fail('cardReadRefused');
  const { card, signature } = reading;
  if (!isTimely(card, { issuedAt: request.issuedAt, now })) throw fail('cardReadRefused');

  const isVerified = signature === 'valid';
  const emiratesId = emiratesIdDigits(card.idNumber ?? '');
  const fullName = card.fullNameEnglish ?? '';
  const fullNameArabic = card.fullNameArabic ?? '';
  const kept = {
    emiratesId,
    fullName,
    fullNameArabic,
    bornOn: card.dateOfBirth,
    expiresOn: card.expiryDate,
    isVerified,
    photo: cardPhotoOf(card.photo),
  };
  const cardReadId = await keepCardReading(ctx.store, kept, now);
  ctx.audited({ entity: 'cardReading', id: ctx.requestId, after: { isVerified } });
  return {
    cardReadId,
    fullName,
    doB: card.dateOfBirth ?? '',
    emiratesIdNumber: emiratesId,
    photo: card.photo,
    isVerified,
  };
};
