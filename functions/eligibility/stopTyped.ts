import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { Form } from '../_data/eligibility/checkFormFor.ts';
import type { SessionContext } from '../_kit/context.ts';
import { stopFishing, stopGuessing } from '../_parts/memberBrake.ts';
import { requestsAbout } from '../_parts/ownAnswers.ts';

/** Whether a payer has covered the patient here before: to ask again about patients of the own facility is no guessing. */
const hasBeenCovered = async (ctx: SessionContext, identifier: string): Promise<boolean> => {
  const matches = ({ status }: { status: number }) => status === eligibilityStatus.Eligible;
  return (await requestsAbout(ctx, identifier, { take: 1, matches })).length > 0;
};

/** Throws where the sender of a form goes through numbers of patients (ADR 0180). The number of a card that was read is none. */
export async function stopTyped(
  { emiratesId, cardNumber, cardReadId }: Pick<Form, 'emiratesId' | 'cardNumber' | 'cardReadId'>,
  ctx: SessionContext,
): Promise<void> {
  if (emiratesId) {
    const isOfPlace = () => hasBeenCovered(ctx, emiratesId);
    await stopFishing(ctx, emiratesId, { isCardRead: Boolean(cardReadId), isOfPlace });
  } else if (cardNumber) {
    await stopGuessing(ctx, cardNumber, { isOfPlace: () => hasBeenCovered(ctx, cardNumber) });
  }
}
