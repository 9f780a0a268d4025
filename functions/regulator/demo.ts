import { regulators } from '../../shared/_field/regulator.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { postOfficeResults as result } from '../../shared/regulator/postOfficeResults.ts';
import type { RegulatoryError, RegulatoryReport } from '../../shared/regulator/routes.ts';
import {
  type RegulatedRequest,
  regulatoryReportPut,
  requestOwnerPut,
} from '../_data/regulatoryReport/regulatoryReport.ts';
import type { Demo } from '../_demo/demo.ts';
import { crescent, gulfCare } from '../_demo/payers.ts';
import { provenFacilityId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';
import type { TransactItem } from '../_store/transaction.ts';

type Sending = Pick<RegulatoryReport, 'resultCode' | 'errors'>;

interface DemoRequest extends RegulatedRequest {
  readonly facilityId: string;
  readonly payerId: number;
  readonly regulatorId: number;
  readonly transaction: string;
  /** What the post office answered, the first sending first. */
  readonly sendings: readonly Sending[];
}

const finding = (
  severity: RegulatoryError['severity'],
  field: string,
  message: string,
  more: Partial<RegulatoryError> = {},
): RegulatoryError => ({ severity, code: null, message, field, reference: null, ...more });

/**
 * Requests of the modules to come, which put the same records here: their ids are fixed, so that they can be looked up.
 * Each facility is under the regulator named, each text as its post office writes.
 */
export const demoRegulatedRequests: readonly DemoRequest[] = [
  {
    kind: 'eauth',
    requestId: '01KDEM0EAVTH0000000000N001',
    facilityId: 'noor-clinic',
    payerId: crescent,
    regulatorId: regulators.DHA,
    transaction: 'Prior.Request',
    sendings: [
      {
        resultCode: result.rejected,
        errors: [
          finding('error', 'Authorization.MemberID', 'MemberID is mandatory for the given payer.'),
          finding('error', 'Activity.Clinician', 'Clinician licence is not active on the activity start date.', {
            reference: 'Activity 2',
          }),
          finding('warning', 'Encounter.Type', 'Encounter type does not match the facility type.'),
        ],
      },
      {
        resultCode: result.acceptedWithWarnings,
        errors: [finding('warning', 'Encounter.Type', 'Encounter type does not match the facility type.')],
      },
    ],
  },
  {
    kind: 'eauth',
    requestId: '01KDEM0EAVTH0000000000C001',
    facilityId: 'corniche-hospital',
    payerId: crescent,
    regulatorId: regulators.HAAD,
    transaction: 'Prior.Request',
    sendings: [
      {
        resultCode: result.rejected,
        errors: [
          finding('error', 'Diagnosis.Code', 'The code is not in the list of valid ICD-10 codes.', { code: 'VR08' }),
          finding('error', 'Activity.Quantity', 'Quantity must be greater than zero.', { reference: 'Activity 1' }),
        ],
      },
    ],
  },
  {
    kind: 'pharmacy',
    requestId: '01KDEM0PHARMACY0000000P001',
    facilityId: 'palm-pharmacy',
    payerId: gulfCare,
    regulatorId: regulators.DHA,
    transaction: 'eRx.Request',
    sendings: [
      {
        resultCode: result.rejected,
        errors: [
          finding('error', 'Activity.Code', 'The drug code is not in the list of registered trade drugs.', {
            reference: 'Activity 1',
          }),
          finding('error', 'Activity.Duration', 'Duration exceeds the maximum allowed for this drug.', {
            reference: 'Activity 3',
          }),
        ],
      },
    ],
  },
  {
    kind: 'pharmacy',
    requestId: '01KDEM0PHARMACY0000000D001',
    facilityId: 'dhow-pharmacy',
    payerId: crescent,
    regulatorId: regulators.HAAD,
    transaction: 'Prior.Request',
    sendings: [],
  },
];

const hourMs = 3_600_000;

function writesOf(request: DemoRequest, now: Date): TransactItem[] {
  const { facilityId, regulatorId, transaction, sendings } = request;
  const own = { ...request, facilityId: provenFacilityId(facilityId) };
  const reports = sendings.map((sending, at) => {
    const reportedAt = now.getTime() - (sendings.length - at) * hourMs;
    return regulatoryReportPut(own, {
      reportId: newUlid(reportedAt),
      reportedAt: new Date(reportedAt).toISOString(),
      regulatorId,
      transaction,
      fileName: `${facilityId}_${emiratesDateOf(new Date(reportedAt))}_${at + 1}.xml`,
      ...sending,
    });
  });
  return [requestOwnerPut(own), ...reports];
}

/** The writes of requests that regulators have found something in, in the hours before `now`. */
export const demo: Demo = ({ now }) => demoRegulatedRequests.flatMap((request) => writesOf(request, now));
