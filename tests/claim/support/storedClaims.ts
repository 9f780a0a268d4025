import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import type { Claim } from '../../../shared/claim/claim.ts';
import type { PortalApi } from '../../journeys/support/portalApi.ts';

/** A claim of a Dubai facility with one line, which the rules find nothing wrong with; all invented. Its patient has no other claim. */
export const cleanClaim = (id: string): Claim => ({
  ...{ id, idPayer: null, memberId: `M-${id}`, payerId: 'INS948', providerId: null, emiratesId: '999-9999-9999999-9' },
  ...{ grossFils: 100_00, patientShareFils: 10_00, netFils: 90_00, vatFils: null },
  encounters: [
    {
      ...{ facilityId: 'DHA-F-9000003', type: 1, patientId: `P-${id}`, eligibilityIdPayer: null },
      ...{ start: '2026-11-02T06:00:00.000Z', end: '2026-11-02T06:30:00.000Z', startType: 1, endType: 1 },
      ...{ transferSource: null, transferDestination: null },
    },
  ],
  diagnoses: [{ type: 'Principal', code: 'J06.9', info: [] }],
  activities: [
    {
      ...{ id: 'A-1', start: '2026-11-02T06:05:00.000Z', type: 3, code: '99213', quantity: 1, netFils: 90_00 },
      ...{ orderingClinician: null, clinician: 'DHA-P-90000001', priorAuthorizationId: null },
      ...{ vatFils: null, vatPercent: null, dateOrdered: null, observations: [] },
    },
  ],
  ...{ resubmission: null, packageName: null },
});

/** The same with sums that contradict each other: it cannot be sent. */
export const wrongClaim = (id: string): Claim => ({ ...cleanClaim(id), netFils: 89_00 });

/** The same with a diagnosis twice: a person says why it is sent all the same. */
export const doubtfulClaim = (id: string): Claim => ({
  ...cleanClaim(id),
  diagnoses: ['Principal', 'Secondary', 'Secondary'].map((type, at) => ({
    ...{ type, code: at === 0 ? 'J06.9' : 'E11.9', info: [] },
  })),
});

/** Keeps a claim for the facility of the session and answers its id. */
export async function madeClaim(
  api: PortalApi,
  session: SignedInUser,
  claim: Claim,
  patientName: string | null = null,
): Promise<string> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { data, errors } = await api.call<{ claimId: string }>('/api/claim/make', {
    ...{ session, headers, body: { claim, patientName } },
  });
  if (!data) throw new Error(`The claim was not made: ${JSON.stringify(errors)}`);
  return data.claimId;
}
