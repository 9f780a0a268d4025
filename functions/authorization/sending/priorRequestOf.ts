import { authorizationTypes } from '../../../shared/authorization/authorizationTypes.ts';
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
  readonly payerReference: string | null;
  /** They stand at the first line. */
  readonly files: readonly RequestedObservation[];
}

/** A request as its file says it. The payer's number stands there with a resubmission only (domain 4.3). */
export function priorRequestOf(
  record: StoredAuthorization,
  { dispositionFlag, payerReference, files }: Told,
): PriorRequest {
  const { form, facilityLicense, payerCode, requestNumber, stateSince } = record;
  if (!form || requestNumber === null) throw new Error('A draft is not sent');
  const { resubmission, encounterType, encounterStart, encounterEnd } = form;
  const start = encounterStart ?? stateSince;
  const hasPrices = (type: number) => type !== 10;
  return {
    header: { senderId: facilityLicense, receiverId: payerCode, transactionDate: stateSince, dispositionFlag },
    authorization: {
      type: authorizationTypes[form.type],
      id: requestNumber,
      ...(resubmission && payerReference !== null && { idPayer: payerReference }),
      memberId: form.cardNumber ?? form.emiratesId ?? '',
      payerId: payerCode,
      emiratesId: form.emiratesId ?? noEmiratesId,
      dateOrdered: stateSince.slice(0, 10),
      encounter: { facilityId: facilityLicense, type: encounterType, start, end: encounterEnd },
      diagnoses: form.diagnoses,
      activities: form.lines.map((line, at) => ({
        id: line.lineId,
        start: line.start ?? start,
        type: line.type,
        code: line.code,
        quantity: line.quantity,
        net: hasPrices(line.type) ? dirhams(line.netFils) : 0,
        orderingClinician: line.orderingClinician,
        clinician: line.clinician,
        observations: [...line.observations.map(observationOf), ...(at === 0 ? files : [])],
      })),
      ...(resubmission && { resubmission }),
    },
  };
}
