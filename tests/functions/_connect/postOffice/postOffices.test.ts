import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Listing, TransactionKind } from '../../../../functions/_connect/postOffice/postOffice.ts';
import { postOfficeFor } from '../../../../functions/_connect/postOffice/postOfficeFor.ts';
import { readPriorAuthorization } from '../../../../functions/_connect/postOffice/readPriorAuthorization.ts';
import { writePriorRequest } from '../../../../functions/_connect/postOffice/writePriorRequest.ts';
import { transactionKinds } from '../../../../infra/local/simulators/postBox.ts';
import { type ConnectedRegulatorId, regulators } from '../../../../shared/_field/regulator.ts';
import { emiratesDateOf } from '../../../../shared/_field/serviceDate.ts';
import { aPriorRequest } from '../../../support/priorRequests.ts';
import { regulatorAccount, startRegulatorSimulators } from '../../../support/regulators.ts';

const { setFaults, postBoxes } = await startRegulatorSimulators();

const systems = [
  ['dhpo', regulators.DHA, 'REGULATOR_DHPO_URL'],
  ['shafafiya', regulators.HAAD, 'REGULATOR_SHAFAFIYA_URL'],
  ['riayati', regulators.MOHAP, 'REGULATOR_RIAYATI_URL'],
] as const;
/** An office lists what is new so often for a user, and a hundred files: a test that asks for it has an account of its own. */
const ownLicense = {
  'lists answers': { dhpo: 'DHA-F-9000002', shafafiya: 'MF9002', riayati: 'MOH-F-9000002' },
  'keeps claims apart': { dhpo: 'DHA-F-9000003', shafafiya: 'MF9003', riayati: 'MOH-F-9000003' },
  others: { dhpo: 'DHA-F-9000001', shafafiya: 'MF9001', riayati: 'MOH-F-9000001' },
} as const;
const officeOf = (
  regulatorId: ConnectedRegulatorId,
  license: string,
  changes: { password?: string; username?: string } = {},
) => {
  const { username, password } = regulatorAccount(license);
  return postOfficeFor(regulatorId, { username, password, facilityLicense: license, ...changes });
};
const requestOf = (
  regulatorId: ConnectedRegulatorId,
  license: string,
  changes: Parameters<typeof aPriorRequest>[0] = {},
): ReturnType<typeof writePriorRequest> =>
  writePriorRequest(
    aPriorRequest({ sender: license, id: `${license}-${randomUUID().slice(0, 8)}`, ...changes }),
    regulatorId,
  );
const layAt = (name: (typeof systems)[number][0], license: string, bytes: string) =>
  postBoxes[name].lay({
    sender: 'INS026',
    receiver: license,
    name: `${randomUUID()}.xml`,
    bytes: Buffer.from(bytes),
  });
const today = emiratesDateOf(new Date());
const fileOf = (fileId: string) => ({ kind: 'authorization', fileId }) as const;

describe.each(systems)('%s', (name, regulatorId, address) => {
  const license = ownLicense.others[name];
  const office = (changes: { password?: string; username?: string } = {}) => officeOf(regulatorId, license, changes);
  const newFile = (changes: Parameters<typeof aPriorRequest>[0] = {}) => requestOf(regulatorId, license, changes);
  const held = (fileName: string) => postBoxes[name].all().filter((file) => file.name === fileName);
  const lay = (bytes: string) => layAt(name, license, bytes);

  it('REQ-EAUTH-08 takes the file of a request, which reaches its receiver byte for byte', async () => {
    const file = newFile();
    expect(await office().upload(file)).toEqual({ outcome: 'accepted', findings: [] });
    expect(held(file.fileName)).toMatchObject([
      { sender: license, receiver: 'INS026', bytes: Buffer.from(file.bytes) },
    ]);
    expect(await office().wasTaken(file, today)).toBe('taken');
    expect(await office().wasTaken({ ...file, fileName: 'never-sent.xml' }, today)).toBe('notTaken');
  });

  it('REQ-EAUTH-08 says why it rejects a file, and what it warns of', async () => {
    const rejected = await office().upload(newFile({ idPayer: 'A-1' }));
    expect(rejected.outcome).toBe('rejected');
    expect(rejected.findings).toContainEqual(
      expect.objectContaining({
        type: 'Error',
        field: 'Authorization.IDPayer',
        value: 'A-1',
        text: expect.stringContaining('Resubmission'),
      }),
    );
    const warned = await office().upload(newFile({ emiratesId: '784198500000018' }));
    expect(warned).toMatchObject({
      outcome: 'acceptedWithWarnings',
      findings: [{ type: 'Warning', value: '784-1985-0000001-8' }],
    });
  });

  it('takes no file with another password, or with what is no password', async () => {
    const file = newFile();
    expect((await office({ password: 'guess' }).upload(file)).outcome).toBe('loginFailed');
    expect((await office({ username: 'no\r\nheader: x' }).upload(file)).outcome).toBe('loginFailed');
    expect(held(file.fileName)).toEqual([]);
    expect(await office({ password: 'guess' }).setDownloaded(fileOf('1'))).toEqual({ outcome: 'loginFailed' });
  });

  it('REQ-EAUTH-10 lists new answers, gives their bytes, and shows them no longer when they are marked', async () => {
    const own = ownLicense['lists answers'][name];
    const its = officeOf(regulatorId, own);
    const { id } = layAt(name, own, '\uFEFF<Prior.Authorization/>');
    const listing = await its.newTransactions('authorization');
    const listed = listing.outcome === 'listed' ? listing.files : [];
    expect(listed).toContainEqual(
      expect.objectContaining({
        fileId: id,
        senderId: 'INS026',
        receiverId: own,
        transactionDate: expect.any(String),
      }),
    );
    const got = await its.download(fileOf(id));
    expect(got.outcome === 'downloaded' && Buffer.from(got.bytes).toString()).toBe('\uFEFF<Prior.Authorization/>');
    expect(await its.setDownloaded(fileOf(id))).toEqual({ outcome: 'marked' });
    expect(postBoxes[name].get(id)?.isDownloaded).toBe(true);
    expect(await its.download(fileOf('nothing'))).toEqual({ outcome: 'notFound' });
    expect(await its.setDownloaded(fileOf('nothing'))).toEqual({ outcome: 'notFound' });
    const found = await its.search({ kind: 'authorization', direction: 'received', from: today, to: today });
    expect(found.outcome === 'listed' && found.files.find(({ fileId }) => fileId === id)).toMatchObject({
      isDownloaded: true,
    });
  });

  it('keeps claims and their remittances apart from requests and authorisations', async () => {
    const own = ownLicense['keeps claims apart'][name];
    const its = officeOf(regulatorId, own);
    const remittance = layAt(name, own, '<Remittance.Advice/>');
    const authorisation = layAt(name, own, '<Prior.Authorization/>');
    const request = requestOf(regulatorId, own);
    await its.upload(request);
    const claim = postBoxes[name].add({
      ...{ name: `${randomUUID()}.xml`, sender: own, receiver: 'INS026', recordCount: 1 },
      ...{ kind: transactionKinds['Claim.Submission'], bytes: Buffer.from('<Claim.Submission/>') },
    });
    const idsOf = (listing: Listing) => (listing.outcome === 'listed' ? listing.files : []).map(({ fileId }) => fileId);
    const days = { from: today, to: today } as const;

    const news = await its.newTransactions('claim');
    expect(idsOf(news)).toContain(remittance.id);
    expect(idsOf(news)).not.toContain(authorisation.id);
    expect(news.outcome === 'listed' && news.files.every(({ kind }) => kind === 'claim')).toBe(true);
    const others = idsOf(await its.newTransactions('authorization'));
    expect(others).toContain(authorisation.id);
    expect(others).not.toContain(remittance.id);

    const received = async (kind: TransactionKind) => idsOf(await its.search({ kind, direction: 'received', ...days }));
    expect(await received('claim')).toContain(remittance.id);
    expect(await received('claim')).not.toContain(authorisation.id);
    expect(await received('authorization')).not.toContain(remittance.id);

    expect(await its.wasTaken({ kind: 'claim', fileName: claim.name }, today)).toBe('taken');
    expect(await its.wasTaken({ kind: 'authorization', fileName: claim.name }, today)).toBe('notTaken');
    expect(await its.wasTaken(request, today)).toBe('taken');
    expect(await its.wasTaken({ ...request, kind: 'claim' }, today)).toBe('notTaken');
  });

  it('gives a remittance, and lists it no longer when it is marked', async () => {
    const { id } = lay('<Remittance.Advice/>');
    const file = { kind: 'claim', fileId: id } as const;
    const got = await office().download(file);
    expect(got.outcome === 'downloaded' && Buffer.from(got.bytes).toString()).toBe('<Remittance.Advice/>');
    expect(await office().setDownloaded(file)).toEqual({ outcome: 'marked' });
    expect(postBoxes[name].get(id)?.isDownloaded).toBe(true);
    expect(await office().setDownloaded({ kind: 'claim', fileId: 'nothing' })).toEqual({ outcome: 'notFound' });
  });

  it('REQ-EAUTH-08 does not know what became of a file when the answer is lost, and finds it by its name', async () => {
    const file = newFile();
    setFaults({ [name]: { mode: 'answerLost' } });
    expect(await office().upload(file)).toEqual({ outcome: 'unknown', findings: [] });
    expect(await office().wasTaken(file, today)).toBe('unknown');
    setFaults({});
    expect(await office().wasTaken(file, today)).toBe('taken');
    expect(held(file.fileName)).toHaveLength(1);
  });

  it.each(['down', 'serverError', 'garbage', 'html', 'doctype', 'redirect', 'unexpectedError'] as const)(
    'REQ-EAUTH-08 never takes silence for a yes or a no: %s',
    async (mode) => {
      const file = newFile();
      setFaults({ [name]: { mode } });
      expect((await office().upload(file)).outcome).toBe('unknown');
      expect((await office().newTransactions('authorization')).outcome).toBe('unavailable');
      expect((await office().download(fileOf('1'))).outcome).toBe('unavailable');
      expect((await office().setDownloaded(fileOf('1'))).outcome).toBe('unavailable');
    },
  );

  it('knows that a file was not taken when nobody was there to take it', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.on('listening', resolve));
    const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}/service`;
    await new Promise((resolve) => closed.close(resolve));
    const before = process.env[address];
    process.env[address] = url;
    try {
      expect(await office().upload(newFile())).toEqual({ outcome: 'unavailable', findings: [] });
    } finally {
      process.env[address] = before;
    }
  });

  it('gives a broken file as it is, which is not read', async () => {
    const { id } = lay('<Prior.Authorization><Header/></Prior.Authorization>');
    setFaults({ [name]: { mode: 'brokenFile' } });
    const got = await office().download(fileOf(id));
    if (got.outcome !== 'downloaded') throw new Error(got.outcome);
    expect(await readPriorAuthorization(got.bytes)).toMatchObject({ ok: false, reason: 'notWellFormed' });
  });
});

/** More authorisations than Dubai's list has room for. */
function layMoreThanListed(receiver: string, name: string): void {
  for (let at = 0; at < 101; at += 1) postBoxes.dhpo.lay({ sender: 'INS026', receiver, name, bytes: Buffer.from('x') });
}

it('REQ-EAUTH-10 reads a full list of a hundred rows, whatever the files are called', async () => {
  const facilityLicense = 'DHA-F-9000004';
  const name = `a<b>&"c'd ع=.xml`;
  layMoreThanListed(facilityLicense, name);
  const office = officeOf(regulators.DHA, facilityLicense);
  const listing = await office.newTransactions('authorization');
  expect(listing).toMatchObject({ outcome: 'listed', isFull: true });
  expect(listing.outcome === 'listed' && listing.files.filter(({ fileName }) => fileName === name)).toHaveLength(100);
});

it('gives no claims of Dubai out of a list that may hold authorisations that it has no room to name', async () => {
  const facilityLicense = 'DHA-F-9000005';
  layMoreThanListed(facilityLicense, 'PA.xml');
  postBoxes.dhpo.lay({
    sender: 'INS026',
    receiver: facilityLicense,
    name: 'RA.xml',
    bytes: Buffer.from('<Remittance.Advice/>'),
  });
  const office = officeOf(regulators.DHA, facilityLicense);
  expect(await office.newTransactions('claim')).toEqual({ outcome: 'listed', files: [], isFull: true });
});

it('reads an error report in other forms', async () => {
  const { readErrorReport } = await import('../../../../functions/_connect/postOffice/errorReport.ts');
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  expect(await readErrorReport('')).toEqual([]);
  const rows = await readErrorReport(base64('Type;ErrorText;HaadField\r\nWarning;"a ""b""\nc";X\r\nError;;Y\r\n'));
  expect(rows).toMatchObject([
    { type: 'Warning', text: 'a "b"\nc', field: 'X' },
    { type: 'Error', text: '', field: 'Y' },
  ]);
  expect(await readErrorReport(base64('The file is too old'))).toEqual([
    { type: 'Error', text: 'The file is too old' },
  ]);
  expect(await readErrorReport(base64('PK\u0003\u0004'))).toEqual([{ type: 'Error', text: '' }]);
});
