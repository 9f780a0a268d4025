import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach } from 'vitest';
import { authorizations, type StoredAuthorization } from '../../../functions/_data/authorization/authorization.ts';
import { putClinician } from '../../../functions/_data/clinician/clinician.ts';
import { facilityItems, facility as storedFacility } from '../../../functions/_data/facility/facility.ts';
import {
  putRegulatoryDetails,
  sealRegulatoryDetails,
} from '../../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { demoFacilities } from '../../../functions/_demo/facilities.ts';
import { crescent, demoPayers } from '../../../functions/_demo/payers.ts';
import { provenFacilityId } from '../../../functions/_kit/proof.ts';
import { pollPostOffices } from '../../../functions/_workers/pollPostOffices.ts';
import { sendAuthorizations } from '../../../functions/_workers/sendAuthorizations.ts';
import { matchAnswer } from '../../../functions/authorization/answering/matchAnswer.ts';
import { aForm, deliveryOf, eligibleMember, submitted } from '../../eligibility/support/eligibility.ts';
import { passMinutes, type SignedIn, setClock, signIn, startBackend } from '../../support/api.ts';
import { storePayers } from '../../support/payers.ts';
import { regulatorAccount, startRegulatorSimulators } from '../../support/regulators.ts';
import { added, type SentForm, shown, storeCodes } from './authorizations.ts';

/** The clinic of Dubai, and the payer with a system of its own, of the tests of post offices. */
export const dubaiLicense = 'DHA-F-9000001';
export const payerCode = demoPayers.find(({ payerId }) => payerId === crescent)?.payerCode ?? '';

/** A request that goes to this payer by way of the post office. */
export const asked: Partial<SentForm> = { payerId: crescent, cardNumber: 'CARD-1' };

/** What a payer's file says. */
export interface Said {
  readonly result?: string;
  readonly idPayer?: string;
  readonly denialCode?: string;
  readonly lines?: string;
  readonly sender?: string;
  readonly flag?: string;
  readonly start?: string;
  readonly end?: string;
  readonly more?: string;
}

const leaf = (name: string, text: string | undefined) => (text ? `<${name}>${text}</${name}>` : '');

/** A line of a payer's answer. */
export const answeredLine = (
  id: string,
  { net = '250', paid = '200', quantity = '1', denial = '', share = '50', code = 'W-302' } = {},
) =>
  `<Activity><ID>${id}</ID><Type>8</Type><Code>${code}</Code>${leaf('Quantity', quantity)}${leaf('Net', net)}` +
  `${leaf('PatientShare', share)}${leaf('PaymentAmount', paid)}${leaf('DenialCode', denial)}</Activity>`;

/** A record of a payer's file: its answer to one number. */
export function answerRecord(number: string | null, said: Said): string {
  const { result, idPayer = '', denialCode = '', lines = '', more = '' } = said;
  const { start = '24/11/2026 09:30', end = '08/12/2026 23:59' } = said;
  return (
    `<Authorization>${leaf('Result', result)}<ID>${number}</ID>${leaf('IDPayer', idPayer)}${leaf('DenialCode', denialCode)}` +
    `<Start>${start}</Start><End>${end}</End>${more}${lines}</Authorization>`
  );
}

/** A payer's file with these records. */
export const fileOfRecords = (records: readonly string[], { sender = payerCode, flag = '' } = {}): Buffer =>
  Buffer.from(
    `<Prior.Authorization><Header><SenderID>${sender}</SenderID><ReceiverID>${dubaiLicense}</ReceiverID><TransactionDate>24/11/2026 09:30</TransactionDate>` +
      `${leaf('DispositionFlag', flag)}</Header>${records.join('')}</Prior.Authorization>`,
  );

/** A payer's file that answers a number. */
export const answerFile = (number: string | null, said: Said): Buffer =>
  fileOfRecords([answerRecord(number, said)], said);

/**
 * Starts the backend, the regulators' simulators and the workers of post offices for this test file. The regulators' rates are counted by user: each test
 * has a day of its own.
 */
export async function startPostOfficeRequests(databaseFile?: string) {
  const backend = await startBackend(databaseFile);
  const { store } = backend;
  const { setFaults, postBoxes } = await startRegulatorSimulators();
  const box = postBoxes.dhpo;
  const send = sendAuthorizations(wiring);
  const poll = pollPostOffices(wiring, (answer, file) => matchAnswer(wiring, answer, file));
  process.env.STAGE = 'prod';
  let day = 0;
  beforeEach(() => {
    day += 1;
    setClock(new Date(Date.UTC(2026, 10, 24 + day, 6)).toISOString());
  });

  /** A coordinator at a copy of a clinic of Dubai that has the credentials of its licence, and has seen the patient. */
  async function aDubaiCoordinator(password = regulatorAccount(dubaiLicense).password): Promise<SignedIn> {
    const plan = demoFacilities.find(({ facilityLicense }) => facilityLicense === dubaiLicense);
    const facilityId = provenFacilityId(`dubai-${randomUUID().slice(0, 8)}`);
    const facility = storedFacility.parse({ ...plan, facilityId });
    const [Item] = facilityItems(facility);
    await store.send(new PutCommand({ TableName: process.env.FACILITIES_TABLE, Item }));
    const person = { fullName: 'Dr Amna Invented', fullNameArabic: 'د. آمنة', specialty: 'Family medicine' };
    const clinicianId = `c-${facilityId}`;
    await putClinician(store, { ...person, facilityId, clinicianId, licenseNo: 'GD1234', isActive: true });
    await storePayers(store);
    await storeCodes(store);
    const { username } = regulatorAccount(dubaiLicense);
    const details = { facilityId, regulatorId: 2, changedBy: 'u', changedAt: wiring.now(), username, password };
    await putRegulatoryDetails(store, await sealRegulatoryDetails(details, null));
    const as = await signIn({ roles: ['MedicalProvider', 'Eligibility'], facility });
    await submitted(as, aForm(eligibleMember(), { payerId: crescent }));
    return as;
  }

  async function stored(as: SignedIn, authorizationId: string): Promise<StoredAuthorization> {
    const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
    const found = await authorizations.find(store, scope, authorizationId);
    if (!found) throw new Error('Not stored');
    return found;
  }

  /** Lets the worker send what the call has queued. */
  const sendOf = async (as: SignedIn, authorizationId: string) =>
    send(deliveryOf((await stored(as, authorizationId)).outboxId ?? ''));

  /** Has the facility's new files fetched. */
  const polled = (as: SignedIn) =>
    poll({
      Records: [{ messageId: randomUUID(), body: JSON.stringify({ facilityId: as.user.facilityId }) }],
    } as never);

  /** Lays a payer's answer among the facility's new files, and has them fetched. */
  async function answered(as: SignedIn, number: string | null, said: Said) {
    const { sender = payerCode } = said;
    await laid(as, answerFile(number, said), sender);
  }

  /** The same of a whole file. */
  async function laid(as: SignedIn, bytes: Buffer, sender = payerCode) {
    box.lay({ sender, receiver: dubaiLicense, name: `PA-${randomUUID()}.xml`, bytes });
    passMinutes(2);
    await polled(as);
  }

  /** A coordinator with a request that the office has. */
  async function sent(changes: Partial<SentForm> = asked) {
    const as = await aDubaiCoordinator();
    const id = await added(as, changes);
    await sendOf(as, id);
    return { as, id, number: (await shown(as, id)).requestNumber };
  }

  /** The files that the office holds in which a number stands. */
  const filesOf = (number: string | null) => box.all().filter(({ bytes }) => bytes.toString().includes(number ?? '-'));

  return { ...backend, setFaults, box, send, aDubaiCoordinator, stored, sendOf, polled, answered, laid, sent, filesOf };
}
