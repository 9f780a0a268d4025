import { describe, expect, it } from 'vitest';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { type JobKindName, jobKindFacts, jobKindNames, type jobKinds } from '../../shared/job/jobKinds.ts';
import type { JobRequest } from '../../shared/job/routes.ts';
import { aClinic, startBackendWithPayers } from '../eligibility/support/eligibility.ts';
import { validityDesk } from '../member/support/validity.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { start, storedJob, work } from '../support/jobs.ts';
import { sheetLines } from '../support/sheetLines.ts';
import { records } from './ownedRecords.ts';
import { anOwner } from './owner.ts';

const backend = await startBackendWithPayers();
const { store } = backend;
const { aPayer } = validityDesk(backend);

/** Kinds whose work is to write a file of records. */
type Exporting = {
  [Kind in JobKindName]: (typeof jobKinds)[Kind] extends { readonly onlyReads: true; readonly upload: null }
    ? Kind
    : never;
}[JobKindName];

/** The most that each export may be asked for. A new kind of export has no types until it has a row here. */
const widest: { readonly [Kind in Exporting]: Extract<JobRequest, { kind: Kind }> } = {
  eligibilityExport: { kind: 'eligibilityExport', format: 'csv', language: 'en', criteria: {} },
  authorizationExport: { kind: 'authorizationExport', format: 'csv', language: 'en', criteria: { whose: 'all' } },
};

const owner = await anOwner(store);
await records.eligibility(owner);
await records.authorization(owner);
const strangers = await aClinic(store);
const facility = await getFacility(store, strangers.user.facilityId ?? '');
const owning = await getFacility(store, owner.clinic.user.facilityId ?? '');

/** The rows of the file that somebody gets, without its head. */
async function rowsOf(as: SignedIn, job: JobRequest): Promise<string[]> {
  const { data, errors } = await start(as, job);
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  await work(data.jobId);
  expect((await storedJob(data.jobId)).state).toBe('done');
  const file = sentFiles.get(`transfer/out/${data.jobId}/result`);
  const [, ...rows] = file ? await sheetLines(file) : [];
  return rows.map(({ cells }) => JSON.stringify(cells));
}

const ofFacilities = (Object.keys(widest) as Exporting[]).flatMap((kind) =>
  jobKindFacts(kind)
    .access.filter((role) => role !== 'SuperAdmin')
    .map((role) => [kind, role] as const),
);

describe('a file that a job writes', () => {
  it.each(ofFacilities)('Abuse: of the kind %s has no row of other tenants, for a %s', async (kind, role) => {
    const roles = [role];
    const isPayers = role === 'PayerAdmin';
    const own = await rowsOf(isPayers ? owner.payer : await signIn({ roles, facility: owning }), widest[kind]);
    expect(own).not.toEqual([]);
    const atAnother = rowsOf(await signIn({ roles, facility }), widest[kind]);
    // The desk of a payer reads no requests of a facility: the export is not even started.
    if (isPayers && kind === 'authorizationExport') await expect(atAnother).rejects.toThrow('notFound');
    else expect(await atAnother).toEqual([]);
    if (isPayers)
      expect(await rowsOf(await signIn({ roles, facility: null, payerId: await aPayer() }), widest[kind])).toEqual([]);
  });

  it('is tried for all kinds that write one', () => {
    const writing = jobKindNames.filter((kind) => jobKindFacts(kind).onlyReads && !jobKindFacts(kind).upload);
    expect(Object.keys(widest).sort()).toEqual(writing.sort());
  });
});
