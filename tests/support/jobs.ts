import type { SQSEvent } from 'aws-lambda';
import type { StoredJob } from '../../functions/_data/job/job.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { sheetImport } from '../../functions/_parts/sheetImport/sheetImportJob.ts';
import { getItem } from '../../functions/_store/item.ts';
import { type JobModules, runJob } from '../../functions/_workers/parts/runJob.ts';
import { authorizationExport } from '../../functions/authorization/export/authorizationExport.ts';
import { claimFile } from '../../functions/claim/claimFile.ts';
import { claimTakeOver } from '../../functions/claim/takeOver/claimTakeOver.ts';
import { eligibilityExport } from '../../functions/eligibility/export/eligibilityExport.ts';
import { eligibilityBatch } from '../../functions/eligibilityBatch/eligibilityBatch.ts';
import { handler } from '../../functions/job/index.ts';
import { memberRegister } from '../../functions/member/register/memberRegister.ts';
import { type JobRequest, jobApi } from '../../shared/job/routes.ts';
import { callApi, type SignedIn } from './api.ts';
import { sentFiles } from './aws.ts';

const { endpoints } = jobApi;

/** Announces a file, sends it as the browser does, and answers its id. */
export async function upload(
  as: SignedIn,
  fileName: string,
  content: Buffer | string,
  kind: JobRequest['kind'] = 'memberRegister',
): Promise<string> {
  const bytes = Buffer.from(content);
  const body = { kind, fileName, bytes: bytes.length };
  const { data, errors } = await callApi(handler, endpoints.beginUpload, { as, body });
  if (!data) throw new Error(`Not announced: ${JSON.stringify(errors)}`);
  sentFiles.set(new URL(data.url, 'https://portal.example').pathname.slice(1), bytes);
  return data.uploadId;
}

export const start = (as: SignedIn, job: JobRequest, headers?: Record<string, string>) =>
  callApi(handler, endpoints.startJob, { as, body: { job }, headers });

/** Uploads a file, starts its job and answers the job's id. */
export async function started(
  as: SignedIn,
  fileName: string,
  content: Buffer | string,
  payerId?: number,
): Promise<string> {
  const uploadId = await upload(as, fileName, content);
  const { data, errors } = await start(as, { kind: 'memberRegister', uploadId, payerId });
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  return data.jobId;
}

/** A delivery of a queue of jobs. */
export const jobDeliveryOf = (jobId: string): SQSEvent =>
  ({ Records: [{ messageId: `message-${jobId}`, body: JSON.stringify({ jobId }) }] }) as unknown as SQSEvent;

type WorkSettings = Parameters<typeof runJob>[3] & { readonly modules?: Partial<JobModules> };

const noImports = sheetImport(async () => undefined);

/** Lets a worker of all kinds take the job once, with the settings of `runJob` and other modules of some kinds. */
export function work(jobId: string, { modules, ...settings }: WorkSettings = {}, kit = wiring) {
  const all = {
    memberRegister,
    claimFile,
    claimTakeOver,
    eligibilityBatch,
    eligibilityExport: eligibilityExport(),
    authorizationExport: authorizationExport(),
    sheetImport: noImports,
    ...modules,
  };
  return runJob('runJob', all, kit, { queue: async () => true, ...settings })(jobDeliveryOf(jobId));
}

/** A worker that dies at its nth transaction from now on: the store fails before or after carrying it out. */
export function dyingAt(kit: typeof wiring, write: number, isAfter: boolean): typeof wiring {
  let writes = 0;
  const send = async (command: { constructor: { name: string } }) => {
    const isWrite = command.constructor.name === 'TransactWriteCommand';
    if (!isWrite) return kit.store.send(command as never);
    writes += 1;
    if (writes > write) throw new Error('dead');
    if (writes < write) return kit.store.send(command as never);
    if (isAfter) await kit.store.send(command as never);
    throw new Error('dead');
  };
  return { ...kit, store: { send } as unknown as typeof kit.store };
}

/** The job as it is stored, also while a worker has it. */
export async function storedJob(jobId: string) {
  const found = await getItem(wiring.store, 'jobs', { pk: `JOB#${jobId}`, sk: 'JOB' }, (item) => item as StoredJob);
  if (!found) throw new Error('No such job');
  return found;
}

export const shown = async (as: SignedIn, jobId: string) =>
  (await callApi(handler, endpoints.getJob, { as, query: { jobId } })).data;
