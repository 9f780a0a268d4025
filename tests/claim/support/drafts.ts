import { randomInt } from 'node:crypto';
import { claimOf } from '../../../functions/_connect/claimFile/claimOf.ts';
import { readClaimFile } from '../../../functions/_connect/claimFile/readClaimFile.ts';
import { type Facility, putFacility } from '../../../functions/_data/facility/facility.ts';
import { putPayer } from '../../../functions/_data/payer/payer.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { getItem } from '../../../functions/_store/item.ts';
import { handler as claimHandler } from '../../../functions/claim/index.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import type { Claim, ClaimDialect } from '../../../shared/claim/claim.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { aFacility } from '../../support/builders.ts';
import { start, upload, work } from '../../support/jobs.ts';
import { claimsFile, inPieces, type Node } from './claimFiles.ts';
import { type aClaim, list } from './claims.ts';

const { store } = wiring;

/** The payer of the claims of `claimNode`. */
export const storePayer = () =>
  putPayer(store, {
    ...{ payerId: 26, payerName: 'Invented Insurance', payerNameArabic: 'تأمين مخترع', payerCode: 'INS026' },
    services: ['claims'],
  });

const licenses = { dha: 'DHA-F-9000001', doh: 'MF9001' } as const;
const serial = (): string => String(randomInt(1_000_000, 9_999_999));

export interface Place {
  readonly as: SignedIn;
  readonly facility: Facility;
  readonly dialect: ClaimDialect;
}

/** A biller at a facility of a regulator, which no other test has. */
export async function aBiller(dialect: ClaimDialect = 'dha', changes: Partial<Facility> = {}): Promise<Place> {
  const isDubai = dialect === 'dha';
  const facility = aFacility({
    ...{ regulatoryId: isDubai ? regulators.DHA : regulators.HAAD, emirate: isDubai ? 'Dubai' : 'Abu Dhabi' },
    facilityLicense: `${isDubai ? 'DHA-F-' : 'MF'}${serial()}`,
    ...changes,
  });
  await putFacility(store, facility);
  return { as: await signIn({ roles: ['EauthClaim'], facility }), facility, dialect };
}

/** A file of this facility's. */
export const fileOf = ({ facility, dialect }: Place, claims: readonly Node[]): string =>
  claimsFile(dialect, claims).replaceAll(licenses[dialect], facility.facilityLicense);

export async function begun(as: SignedIn, content: Buffer | string, name = 'claims.xml'): Promise<string> {
  const uploadId = await upload(as, name, content, 'claimTakeOver');
  const { data, errors } = await start(as, { kind: 'claimTakeOver', uploadId });
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  return data.jobId;
}

export async function takenOver(as: SignedIn, content: Buffer | string, name?: string): Promise<string> {
  const jobId = await begun(as, content, name);
  await work(jobId);
  return jobId;
}

/** All claims of the facility, by their numbers. */
export async function claimsOf(as: SignedIn) {
  const found: NonNullable<Awaited<ReturnType<typeof list>>['data']>['items'] = [];
  let cursor: string | undefined;
  do {
    const { data } = await list(as, { take: 100, ...(cursor && { cursor }) });
    found.push(...(data?.items ?? []));
    cursor = data?.nextCursor ?? undefined;
  } while (cursor);
  return found.toSorted((one, other) => one.claimNumber.localeCompare(other.claimNumber, 'en', { numeric: true }));
}

export const numbersOf = async (as: SignedIn) => (await claimsOf(as)).map(({ claimNumber }) => claimNumber);
export async function claimsIn(content: string): Promise<Claim[]> {
  const found: Claim[] = [];
  for await (const event of readClaimFile(inPieces(Buffer.from(content))))
    if (event.kind === 'claim') found.push(claimOf(event.element));
  return found;
}

/** The item as it is stored, without what another claim would have otherwise. */
export async function storedClaim(claimId: string) {
  const item = await getItem(store, 'requests', { pk: `CLAIM#${claimId}`, sk: 'CLAIM' }, (found) => found);
  return JSON.parse(JSON.stringify(item).replaceAll(claimId, 'its id'));
}

export async function madeByHand(as: SignedIn, claim: Claim): Promise<string> {
  const body = { claim: claim as ReturnType<typeof aClaim>, patientName: null };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { data, errors } = await callApi(claimHandler, claimApi.endpoints.makeClaim, { as, body, headers });
  if (!data) throw new Error(`Not made: ${JSON.stringify(errors)}`);
  return data.claimId;
}

/** A stored claim without its count of remarks: they tell of other claims of the patient, which are more by now. */
export function withoutRemarks(item: Readonly<Record<string, unknown>>) {
  const { warnings: _, row, ...claim } = item;
  const { warnings: __, ...shownInLists } = row as Readonly<Record<string, unknown>>;
  return { ...claim, row: shownInLists };
}
