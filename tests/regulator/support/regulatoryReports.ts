import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  type RegulatedRequest,
  regulatoryReportPut,
  requestOwnerPut,
} from '../../../functions/_data/regulatoryReport/regulatoryReport.ts';
import { provenFacilityId } from '../../../functions/_kit/proof.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { type TransactItem, writeTogether } from '../../../functions/_store/transaction.ts';
import type { RegulatoryError } from '../../../shared/regulator/routes.ts';

/** What regulators report of the requests with these. */
export const kinds: readonly RegulatedRequest['kind'][] = ['eauth', 'pharmacy'];

/** Writes what has to be new. */
export async function write(store: DynamoDBDocumentClient, ...items: TransactItem[]): Promise<void> {
  if (!(await writeTogether(store, items))) throw new Error('It is stored already');
}

/** An e-authorisation and a pharmacy request of one id, both of this facility and sent to this payer. */
export async function aRegulatedRequest(
  store: DynamoDBDocumentClient,
  { facilityId, payerId = 301 }: { readonly facilityId: string | null; readonly payerId?: number | null },
): Promise<string> {
  const requestId = newUlid(Date.now());
  const owner = { facilityId: provenFacilityId(facilityId ?? ''), payerId: payerId ?? 301 };
  await write(store, ...kinds.map((kind) => requestOwnerPut({ kind, requestId, ...owner })));
  return requestId;
}

/** A finding as a post office writes it. */
export const aFinding = (changes: Partial<RegulatoryError> = {}): RegulatoryError => ({
  severity: 'error',
  code: null,
  message: 'MemberID is mandatory.',
  field: 'Authorization.MemberID',
  reference: null,
  ...changes,
});

/** The write of what a post office answered at an instant: by default a refusal for one reason. */
export function aReport(
  request: RegulatedRequest,
  reportedAt: string,
  changes: Partial<Parameters<typeof regulatoryReportPut>[1]> = {},
): TransactItem {
  const own = { ...request, facilityId: provenFacilityId('named by its request'), payerId: 301 };
  return regulatoryReportPut(own, {
    reportId: newUlid(Date.parse(reportedAt)),
    regulatorId: 2,
    reportedAt,
    transaction: 'Prior.Request',
    fileName: 'sent.xml',
    resultCode: -2,
    errors: [aFinding()],
    ...changes,
  });
}
