import { once } from 'node:events';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { facilityItems, facility as storedFacility } from '../../functions/_data/facility/facility.ts';
import { listDuePolls, pollShards } from '../../functions/_data/postOfficePoll/postOfficePoll.ts';
import {
  putRegulatoryDetails,
  sealRegulatoryDetails,
} from '../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { crescent } from '../../functions/_demo/payers.ts';
import type { RegulatorAccount } from '../../functions/_demo/regulatorAccounts.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { pollPostOffices } from '../../functions/_workers/pollPostOffices.ts';
import { sendAuthorizations } from '../../functions/_workers/sendAuthorizations.ts';
import { sweepOutbox } from '../../functions/_workers/sweepOutbox.ts';
import { matchAnswer } from '../../functions/authorization/answering/matchAnswer.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { add, counts, storeCodes } from '../authorization/support/authorizations.ts';
import { aForm, deliveryOf, eligibleMember, submitted } from '../eligibility/support/eligibility.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import { storePayers } from '../support/payers.ts';
import { inParallel } from './inParallel.ts';

/** What the process is told when it starts, and again after it was killed. */
export interface DayPlan {
  readonly accounts: readonly RegulatorAccount[];
  readonly total: number;
  readonly minutes: number;
  /** The instant of the day's first minute. */
  readonly begins: number;
  /** The minute at which it goes on. */
  readonly minute: number;
  /** Who is signed in at each facility; empty before the day has begun. */
  readonly people: readonly SignedIn[];
}

/** What the process says; each is answered by how many answers wait in the post office. */
export type DayNews =
  | { readonly kind: 'people'; readonly people: readonly SignedIn[] }
  | { readonly kind: 'minute'; readonly minute: number; readonly now: number }
  | { readonly kind: 'sent'; readonly at: number; readonly number: string }
  | { readonly kind: 'ended'; readonly states: Readonly<Record<string, number>> };

const submissionsAtOnce = 8;
const deliveriesAtOnce = 8;
const pollsAtOnce = 4;
const asked = { payerId: crescent, cardNumber: 'CARD-1' };

const tell = (news: DayNews): void => void process.send?.(news);
async function told(news: DayNews): Promise<number> {
  const answered = once(process, 'message');
  tell(news);
  const [waiting] = await answered;
  return Number(waiting);
}

/** A coordinator at a facility that has credentials of its regulator, and has seen the patient. */
async function coordinatorOf({ facilityLicense, facilityName, username, password }: RegulatorAccount) {
  const { store } = wiring;
  const [like] = demoFacilities;
  const facilityId = provenFacilityId(`day-${facilityLicense.toLowerCase()}`);
  const facility = storedFacility.parse({ ...like, facilityId, facilityName, facilityLicense, regulatoryId: 2 });
  const [Item] = facilityItems(facility);
  await store.send(new PutCommand({ TableName: process.env.FACILITIES_TABLE, Item }));
  const person = { fullName: 'Dr Amna Invented', fullNameArabic: 'د. آمنة', specialty: 'Family medicine' };
  const clinicianId = `c-${facilityId}`;
  await putClinician(store, { ...person, facilityId, clinicianId, licenseNo: 'GD1234', isActive: true });
  const by = { facilityId, regulatorId: regulators.DHA, changedBy: 'bench', changedAt: wiring.now() };
  await putRegulatoryDetails(store, await sealRegulatoryDetails({ ...by, username, password }, null));
  const as = await signIn({ roles: ['MedicalProvider', 'Eligibility'], facility });
  await submitted(as, aForm(eligibleMember(), { payerId: crescent }));
  return as;
}

async function begin(accounts: readonly RegulatorAccount[]): Promise<readonly SignedIn[]> {
  await storePayers(wiring.store);
  await storeCodes(wiring.store);
  const people: SignedIn[] = [];
  for (const account of accounts) people.push(await coordinatorOf(account));
  await told({ kind: 'people', people });
  return people;
}

const deliver = sendAuthorizations(wiring);
const poll = pollPostOffices(wiring, (answer, file) => matchAnswer(wiring, answer, file));

/** What the schedule starts every minute: whatever is due in the outbox goes to its worker, and the facilities that are due are polled. */
async function runWorkers(): Promise<void> {
  const due: string[] = [];
  const queue = async (entries: readonly { readonly outboxId: string }[]) => {
    due.push(...entries.map(({ outboxId }) => outboxId));
    return [];
  };
  await sweepOutbox(wiring, queue)(undefined as never, {} as never);
  await inParallel(deliveriesAtOnce, due, (outboxId) => deliver(deliveryOf(outboxId)));
  const shards = Array.from({ length: pollShards }, (_, shard) => listDuePolls(wiring.store, shard, wiring.now()));
  const facilities = (await Promise.all(shards)).flat();
  await inParallel(pollsAtOnce, facilities, (facilityId) =>
    poll({ Records: [{ messageId: facilityId, body: JSON.stringify({ facilityId }) }] } as never),
  );
}

async function submit(people: readonly SignedIn[], at: number): Promise<void> {
  const as = people[at % people.length];
  if (!as) throw new Error('Nobody is there');
  const { data, errors } = await add(as, asked, { 'idempotency-key': `bench-day-${at}` });
  if (!data) throw new Error(JSON.stringify(errors));
  tell({ kind: 'sent', at, number: data.requestNumber });
}

async function runDay({ accounts, total, minutes, begins, minute, people: before }: DayPlan): Promise<void> {
  let now = begins + minute * 60_000;
  Object.assign(wiring, { writeLog: () => undefined, now: () => new Date(now) });
  const people = before.length > 0 ? before : await begin(accounts);
  const first = (at: number) => Math.floor((at * total) / minutes);
  for (let at = minute; ; at += 1) {
    now = begins + at * 60_000;
    const waiting = await told({ kind: 'minute', minute: at, now });
    // After the last hour the workers go on until every answer has been fetched.
    if (at > minutes + 15 && waiting === 0) break;
    const numbers = Array.from({ length: Math.max(0, first(at + 1) - first(at)) }, (_, place) => first(at) + place);
    if (at < minutes) await inParallel(submissionsAtOnce, numbers, (number) => submit(people, number));
    // A new entry's own message is on its way for a moment: the sweep takes what is older.
    now += 5000;
    await runWorkers();
  }
  const states: Record<string, number> = {};
  for (const as of people)
    for (const [state, count] of Object.entries(await counts(as))) states[state] = (states[state] ?? 0) + count;
  await told({ kind: 'ended', states });
}

process.once('message', (plan: DayPlan) => {
  runDay(plan).then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
