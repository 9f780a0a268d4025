import type { StoredAuthorization } from '../../functions/_data/authorization/authorization.ts';
import {
  type InsurerVersion,
  insurerAuthorizationId,
  insurerAuthorizationWrites,
  type StoredInsurerAuthorization,
} from '../../functions/_data/insurerAuthorization/insurerAuthorization.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import type { StoredItem } from '../../functions/_store/item.ts';

/** So many requests of the portal stand beside one authorisation that the insurer gave outside it. */
export const requestsPerInsurers = 10;

/** Authorisations that the insurer of a request gave the same facility outside the portal, one a day backwards, with all their entries. */
export const insurerCopies = (like: StoredAuthorization, from: number, to: number): StoredItem[] =>
  Array.from({ length: to - from }, (_, at) => from + at).flatMap((number) => {
    const { facilityId, facilityLicense, facilityName, facilityNameArabic } = like;
    const { payerId, payerName, payerNameArabic, emiratesId } = like;
    const authorizationNumber = `BENCH-AU-${number}`;
    const day = new Date(Date.parse(like.openedAt) - (number % 300) * 86_400_000).toISOString();
    const said = {
      ...{ authorizationNumber, requestNumber: null, facilityLicense, emiratesId, cardNumber: null },
      ...{ patientName: like.patientName, status: 'approved', type: 'Authorization', category: null },
      ...{ requestedOn: day.slice(0, 10), validFrom: null, validTo: null, approvedFils: 150_00 },
      ...{ denialCode: null, clinicianLicense: null, comments: null, lines: [] },
    };
    const authorizationId = insurerAuthorizationId(provenPayerId(payerId), authorizationNumber);
    const value = {
      ...said,
      ...{ authorizationId, facilityId, payerId, facilityName, facilityNameArabic, payerName, payerNameArabic },
      version: 1,
    } as StoredInsurerAuthorization;
    const version = { changeId: authorizationId, at: day, byName: 'Bench', content: said as InsurerVersion['content'] };
    return insurerAuthorizationWrites(null, value, version).flatMap(({ Put }) => (Put ? [Put.Item as StoredItem] : []));
  });
