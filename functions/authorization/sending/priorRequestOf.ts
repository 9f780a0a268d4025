import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { authorizationTypes, genericDrug } from '../../../shared/authorization/authorizationTypes.ts';
import type { DispositionFlag, PriorRequest, RequestedObservation } from '../../_connect/postOffice/postOffice.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';

/** What regulators take where a patient has no Emirates ID (domain 7). */
const noEmiratesId = '999999999999999';
const dirhams = (fils: number): number => fils / 100;

const observationOf = ({
  type,
  code,
  value,
  valueType,
}: NonNullable<StoredAuthorization['form']>['lines'][number]['observations'][number]): RequestedObservation => ({
  ...{ type, code },
  ...(value !== undefined && { value }),
  ...(valueType !== undefined && { valueType }),
});

interface Told {
  readonly dispositionFlag: DispositionFlag;
  /** The payer's number of what is sent again. */
  readonly payerReference: string | null;
  /** They stand at the first line. */
  readonly files: readonly RequestedObservation[];
}

/** When the file of a request was made; requests of older releases have it from their state. */
export const fileInstantOf = ({ fileAt, stateSince }: StoredAuthorization): string => fileAt ?? stateSince;

/**
 * A request as its file says it. A reply is the request once more as a resubmission (ADR 0188). The payer's number stands there with a resubmission, and must
 * (domain 4.3): a payer that gave none knows the request by the number that it has from us.
 */
export function priorRequestOf(
  record: StoredAuthorization,
  { dispositionFlag, payerReference, files }: Told,
): PriorRequest {
  const { form, facilityLicense, payerCode, requestNumber, reply } = record;
  if (!form || requestNumber === null) throw new Error('A draft is not sent');
  const { encounterType, encounterStart, encounterEnd } = form;
  const resubmission = reply ? { type: 'correction', comment: reply.comment } : form.resubmission;
  const at = fileInstantOf(record);
  const start = encounterStart ?? at;
  const hasPrices = (type: number) => type !== genericDrug;
  return {
    header: { senderId: facilityLicense, receiverId: payerCode, transactionDate: at, dispositionFlag },
    authorization: {
      type: authorizationTypes[form.type],
      id: requestNumber,
      ...(resubmission && { idPayer: payerReference ?? requestNumber }),
      memberId: form.cardNumber ?? form.emiratesId ?? '',
      payerId: payerCode,
      emiratesId: form.emiratesId ?? noEmiratesId,
      dateOrdered: emiratesDateOf(new Date(at)),
      encounter: { facilityId: facilityLicense, type: encounterType, start, end: encounterEnd },
      diagnoses: form.diagnoses,
      activities: form.lines.map((line, place) => ({
        id: line.lineId,
        start: line.start ?? start,
        type: line.type,
        code: line.code,
        quantity: line.quantity,
        net: hasPrices(line.type) ? dirhams(line.netFils) : 0,
        orderingClinician: line.orderingClinician,
        clinician: line.clinician,
        observations: [...line.observations.map(observationOf), ...(place === 0 ? files : [])],
      })),
      ...(resubmission && { resubmission }),
    },
  };
}
