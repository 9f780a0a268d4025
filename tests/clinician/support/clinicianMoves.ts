import { pearl } from '../../../functions/_demo/payers.ts';
import { handler } from '../../../functions/clinician/index.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { fileContents, sentAttachment } from '../../attachment/support/sentFiles.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

let serial = 0;

/** A checked document that its sender may attach. */
export const aDocument = async (as: SignedIn): Promise<string> =>
  (await sentAttachment(as, 'licence.pdf', fileContents.pdf)).attachmentId;

/** The body by which an invented clinician joins. */
export async function aJoin(as: SignedIn, changes: object = {}) {
  serial += 1;
  return {
    fullName: 'Dr. Layla Invented',
    licenseNo: `GD-JOIN-${serial}`,
    specialtyCode: 'cardiology',
    effectiveOn: emiratesDateOf(new Date()),
    payerIds: [pearl],
    attachmentIds: [await aDocument(as)],
    ...changes,
  };
}

export const joinWith = async (as: SignedIn, changes: object = {}) =>
  callApi(handler, clinicianApi.endpoints.joinClinician, { as, body: await aJoin(as, changes) });

/** A clinician who has joined the administrator's facility. */
export async function joined(as: SignedIn, changes: object = {}) {
  const body = await aJoin(as, changes);
  const { data, errors } = await callApi(handler, clinicianApi.endpoints.joinClinician, { as, body });
  if (!data) throw new Error(`Nobody joined: ${JSON.stringify(errors)}`);
  return { ...data, licenseNo: body.licenseNo, attachmentId: body.attachmentIds[0] ?? '' };
}
