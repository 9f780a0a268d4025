import { type Owner, payerOf } from '../../contract/owner.ts';
import { aForm, submitted } from '../../eligibility/support/eligibility.ts';
import { added, storeCodes } from './authorizations.ts';

/** A request for approval of a patient whom the clinic has seen, with these files. */
export async function anAuthorization(owner: Owner, attachmentIds: string[] = []): Promise<string> {
  const payerId = payerOf(owner);
  await submitted(owner.clinic, aForm(undefined, { payerId }));
  await storeCodes(owner.store);
  return added(owner.clinic, { payerId, attachmentIds });
}
