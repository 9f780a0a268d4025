import { type Owner, payerOf } from '../../contract/owner.ts';
import { added, storeCodes } from '../../support/authorizations.ts';
import { aForm, submitted } from '../../support/eligibility.ts';

/** A request for approval of a patient whom the clinic has seen, with these files. */
export async function anAuthorization(owner: Owner, attachmentIds: string[] = []): Promise<string> {
  const payerId = payerOf(owner);
  await submitted(owner.clinic, aForm(undefined, { payerId }));
  await storeCodes(owner.store);
  return added(owner.clinic, { payerId, attachmentIds });
}
