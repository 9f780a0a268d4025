import { postOfficeResults as result } from '../../../shared/regulator/postOfficeResults.ts';
import type { RegulatoryError } from '../../../shared/regulator/routes.ts';
import type { Finding, UploadAnswer } from '../../_connect/postOffice/postOffice.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';
import type { AuthorizationEntry } from '../../_data/outbox/outbox.ts';
import { regulatoryReportPut, requestOwnerPut } from '../../_data/regulatoryReport/regulatoryReport.ts';
import { fieldNamed } from '../../_parts/postOffice/regulatorWords.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const codes: Readonly<Partial<Record<UploadAnswer['outcome'], number>>> = {
  accepted: result.accepted,
  acceptedWithWarnings: result.acceptedWithWarnings,
  rejected: result.rejected,
  loginFailed: result.loginFailed,
};

/** A finding without its value, which may be a patient's. */
const errorOf = ({ type, objectName, field, reference, text }: Finding): RegulatoryError => ({
  severity: type === 'Warning' ? 'warning' : 'error',
  code: null,
  message: text,
  field: fieldNamed(objectName, field) || null,
  reference: reference ?? null,
});

interface Sent {
  readonly regulatorId: number;
  readonly fileName: string;
  readonly answer: UploadAnswer;
  readonly at: string;
}

/**
 * REQ-EAUTH-09: the writes of what the office said of a sending, by the request's id. They belong to the transaction that ends the sending and carry its id,
 * so that they are written once.
 */
export function sendingReport(
  { authorizationId: requestId, payerId }: StoredAuthorization,
  { outboxId: reportId, facilityId }: AuthorizationEntry,
  { regulatorId, fileName, answer, at }: Sent,
): TransactItem[] {
  const resultCode = codes[answer.outcome];
  if (resultCode === undefined) return [];
  const request = { kind: 'eauth', requestId, facilityId, payerId } as const;
  const report = { reportId, regulatorId, reportedAt: at, transaction: 'Prior.Request', fileName, resultCode };
  return [requestOwnerPut(request), regulatoryReportPut(request, { ...report, errors: answer.findings.map(errorOf) })];
}
