import { hasReason } from '../../../shared/eligibility/eligibilityForm.ts';
import { type CorrectableField, correctableFields } from '../../../shared/eligibility/eligibilityQuestion.ts';
import type { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { idCardOf } from '../../_data/eligibility/newEligibility.ts';
import type { BodyOf } from '../../_kit/context.ts';
import { invalid } from '../../_kit/failure.ts';
import { checkForm } from '../checkForm.ts';
import { stopTyped } from '../stopTyped.ts';
import type { ChangeContext } from './changeOnce.ts';

type Body = BodyOf<typeof eligibilityApi.endpoints.updateEligibility>;

/** Whether the form asks about the numbers that were asked about before. */
const isSameNumber = (earlier: StoredEligibility, { emiratesId, cardNumber }: Partial<Body>): boolean =>
  earlier.emiratesId === (emiratesId ?? null) && earlier.cardNumber === (cardNumber ?? null);

/** Checks what a request is to ask from now on, like a new one; a card that was read for it before needs no second reading. */
export async function checkCorrection(
  { eligibilityId: _, version: __, ...form }: Body,
  earlier: StoredEligibility,
  ctx: ChangeContext,
) {
  const isCardKept = earlier.eidReasonId === null && earlier.emiratesId === form.emiratesId;
  if (!hasReason(form) && !isCardKept) throw invalid('eidReasonId', 'reasonMissing');
  const isSamePatient = isCardKept || isSameNumber(earlier, form);
  if (!isSamePatient) await stopTyped(form, ctx);
  const checked = await checkForm(form, ctx);
  // Photograph and name belong to the card that was read. A typed Emirates ID must not keep them.
  const isRead = isCardKept && form.eidReasonId === undefined;
  return {
    ...checked,
    photoKey: checked.photoKey ?? (isRead ? earlier.photoKey : null),
    idCard: checked.idCard ?? (isRead ? idCardOf(earlier) : null),
  };
}

/** The values of these fields, for the audit trail. */
export const valuesOf = (
  request: Readonly<Record<CorrectableField, unknown>>,
  fields: readonly CorrectableField[] = correctableFields,
) => Object.fromEntries(fields.map((field) => [field, request[field]]));
