import { eidReasons } from '../../shared/_field/lookups.ts';
import type { SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { provenEmiratesId } from './readCard.ts';

interface PatientAtDesk {
  readonly emiratesId: string;
  readonly cardReadId?: string | undefined;
  readonly eidReasonId?: number | undefined;
}

/** Throws for a reason that is not on the list. */
export function checkReason({ eidReasonId }: PatientAtDesk): void {
  if (eidReasonId !== undefined && !eidReasons.some(({ id }) => id === eidReasonId)) {
    throw invalid('eidReasonId', 'unknownChoice');
  }
}

/** Throws for a card reading that is not the patient's; answers what the audit trail says of how the Emirates ID is known. */
export async function provePatient({ emiratesId, cardReadId, eidReasonId }: PatientAtDesk, ctx: SessionContext) {
  if (cardReadId) await provenEmiratesId({ cardReadId, emiratesId }, ctx);
  return { isCardRead: Boolean(cardReadId), eidReasonId: eidReasonId ?? null };
}
