import { once } from 'node:events';
import { createServer } from 'node:http';
import { CreateSecretCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, describe, expect, it } from 'vitest';
import { httpPayer } from '../../functions/_connect/payer/httpPayer.ts';
import { storedPayerKeys } from '../../functions/_connect/payer/payerKeys.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { sendMails } from '../../functions/_workers/sendMails.ts';
import { handler as account } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { aClinic, aForm, askSimulator, deliveryOf, submitted, worker } from '../eligibility/support/eligibility.ts';
import { aBatchLine, batchCsv } from '../eligibilityBatch/support/batchFiles.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { canary, carelessError, foundIn, watchStore } from '../support/canary.ts';
import { start, started, upload, work } from '../support/jobs.ts';
import { outsideMs } from '../support/outsideLimits.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';

const { store, logLines, messages } = await startBackend();
const watch = watchStore(wiring.store);
const { emiratesId, name, token } = canary;
const planted = `${name} ${emiratesId} ${token}`;

/** Lets a worker work, and answers how many lines it wrote and which planted values it left in places where nobody's data may stand. */
async function leftBy(working: () => Promise<unknown>): Promise<{ lines: number; found: string[] }> {
  const before = [logLines.length, watch.errors.length, watch.audits.length] as const;
  await working();
  const lines = logLines.slice(before[0]);
  const texts = [...lines, ...watch.errors.slice(before[1]), ...watch.audits.slice(before[2])];
  return { lines: lines.length, found: texts.flatMap((text) => foundIn(text)) };
}

/** A sheet is asked about row by row: what comes later is alike. */
const mostFaults = 30;

/** The same with a fault of the store at each command in turn; `prepare` gives the worker new work. */
async function leftByFaults(
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<{ faults: number; found: string[] }> {
  const found: string[] = [];
  let faults = 0;
  for (let commands = 1; faults < Math.min(commands, mostFaults); commands = watch.end()) {
    const working = await prepare();
    faults += 1;
    watch.failAt(faults);
    found.push(...(await leftBy(working)).found);
  }
  return { faults, found };
}

/** A payer's gateway that answers what it is told. */
async function aGateway() {
  const answer = { status: 200, body: '' };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(answer.status).end(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { answer, url: `http://127.0.0.1:${address.port}` };
}

const gateway = await aGateway();
const plantedForm = () => aForm(undefined, { emiratesId, remarks: planted });

describe('the worker that asks payers', () => {
  it.each([
    ['an error with a text', 500, planted],
    ['a refusal with a text', 400, `<error>${planted}</error>`],
    ['no XML', 200, planted],
    ['broken XML', 200, `<Prior.Authorization><${name}>${planted}`],
    ['another document', 200, `<${name} id="${emiratesId}">${planted}</${name}>`],
  ])('logs nothing of what it sent and got: %s', async (_what, status, body) => {
    const id = await submitted(await aClinic(store), plantedForm());
    Object.assign(gateway.answer, { status, body });
    const left = await leftBy(() => worker(askSimulator(gateway.url))(deliveryOf(id)));
    expect(left).toEqual({ lines: 1, found: [] });
  });

  it('logs nothing of an error that repeats the question, of its own or of the store', async () => {
    const id = await submitted(await aClinic(store), plantedForm());
    const careless = worker(async (question) => Promise.reject(carelessError(JSON.stringify(question))));
    expect(await leftBy(() => careless(deliveryOf(id)))).toEqual({ lines: 1, found: [] });
    const clinic = await aClinic(store);
    Object.assign(gateway.answer, { status: 400, body: planted });
    const { faults, found } = await leftByFaults(async () => {
      const delivery = deliveryOf(await submitted(clinic, plantedForm()));
      return () => worker(askSimulator(gateway.url))(delivery);
    });
    expect(found).toEqual([]);
    expect(faults).toBeGreaterThan(4);
  });
});

describe('the credential of a payer', () => {
  const secretOf = (code: string) => `wasla/local/payer/${code}`;
  const codes = demoPayers.map(({ payerCode }) => payerCode);
  const keep = async (text: string) => {
    const secrets = new SecretsManagerClient({});
    for (const SecretId of codes.map(secretOf)) {
      await secrets
        .send(new CreateSecretCommand({ Name: SecretId, SecretString: text }))
        .catch(() => secrets.send(new PutSecretValueCommand({ SecretId, SecretString: text })));
    }
  };
  const asking = () =>
    worker(
      httpPayer(
        { baseUrl: gateway.url, timeoutMs: outsideMs, dispositionFlag: 'TEST' },
        storedPayerKeys('wasla/local/payer/'),
      ),
    );

  it.each([
    ['is refused', JSON.stringify({ keyId: 'canary', key: Buffer.from(planted).toString('base64') })],
    ['cannot be read', `{"keyId": ${planted}`],
    ['is another thing', JSON.stringify({ [planted]: planted })],
  ])('is named by no line, error or entry, where it %s', async (_what, text) => {
    await keep(text);
    const id = await submitted(await aClinic(store), plantedForm());
    Object.assign(gateway.answer, { status: 401, body: '' });
    const places = [logLines.length, watch.errors.length, watch.audits.length] as const;
    await asking()(deliveryOf(id));
    const left = [...logLines.slice(places[0]), ...watch.errors.slice(places[1]), ...watch.audits.slice(places[2])];
    expect(left.length).toBeGreaterThan(0);
    const secrets = [Buffer.from(planted).toString('base64')];
    expect(left.flatMap((line) => foundIn(line, secrets))).toEqual([]);
  });
});

function idOf({ data, errors }: Awaited<ReturnType<typeof start>>): string {
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  return data.jobId;
}

const aSheet = async (as: SignedIn): Promise<string> => {
  const line = { EmiratesID: emiratesId, EmiratesIDReason: '1', Remarks: planted };
  const content = batchCsv([aBatchLine('', line), aBatchLine(planted, { ...line, ServiceDate: planted })]);
  const uploadId = await upload(as, `${name}.csv`, content, 'eligibilityBatch');
  return idOf(await start(as, { kind: 'eligibilityBatch', uploadId }));
};

const aRegister = async (as: SignedIn): Promise<string> => {
  const line = aLine({ FullName: name, EmiratesID: emiratesId });
  return started(as, `${name}.csv`, csvOf([line, { ...line, MemberID: planted, BirthDate: planted, Status: planted }]));
};

let insurers = 800;
const anInsurer = (): Promise<SignedIn> => {
  insurers += 1;
  return signIn({ roles: ['PayerAdmin'], facility: null, payerId: insurers });
};

const anExport = async (as: SignedIn): Promise<string> => {
  await submitted(as, plantedForm());
  const criteria = { patient: emiratesId };
  return idOf(await start(as, { kind: 'eligibilityExport', format: 'csv', language: 'en', criteria }));
};

describe.each([
  ['a sheet of requests', () => aClinic(store), aSheet],
  ['a register of members', anInsurer, aRegister],
  ['an export', () => aClinic(store), anExport],
] as const)('the worker of %s', (_kind, aCaller, begin) => {
  const settings = { sleep: async (ms: number) => passMinutes(Math.max(ms, 1000) / 60_000) };

  it('logs nothing of the file, good or bad', async () => {
    const jobId = await begin(await aCaller());
    const { lines, found } = await leftBy(() => work(jobId, settings));
    expect(found).toEqual([]);
    expect(lines).toBe(1);
  });

  it('logs nothing of an error of the store that repeats what it was given', async () => {
    const { faults, found } = await leftByFaults(async () => {
      const jobId = await begin(await aCaller());
      return () => work(jobId, settings);
    });
    expect(found).toEqual([]);
    expect(faults).toBeGreaterThan(4);
  });
});

describe('the worker that sends mails', () => {
  it('logs nothing of the mail, also when its service fails with an error that repeats it', async () => {
    const email = `${name}@clinic.example`;
    await signIn({ roles: ['Eligibility'], stored: { email, userName: email, firstName: name } });
    process.env.HUMAN_VERIFICATION = 'off';
    const before = messages.length;
    await callApi(account, accountApi.endpoints.forgotPassword, { body: { email, token: '' } });
    const ids = messages.slice(before).flatMap(({ body }) => JSON.parse(body).outboxId ?? []);
    expect(ids).toHaveLength(1);
    const failing = sendMails(wiring, async (mail) => Promise.reject(carelessError(JSON.stringify(mail))));
    expect(await leftBy(() => failing(deliveryOf(...ids)))).toEqual({ lines: 1, found: [] });
  });
});
