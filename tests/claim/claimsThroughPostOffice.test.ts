import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimOf } from '../../functions/_connect/claimFile/claimOf.ts';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import { writeClaimFile } from '../../functions/_connect/claimFile/writeClaimFile.ts';
import type { TransactionFile } from '../../functions/_connect/postOffice/postOffice.ts';
import { postOfficeFor } from '../../functions/_connect/postOffice/postOfficeFor.ts';
import { PostBox, transactionKinds } from '../../infra/local/simulators/postBox.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Claim, ClaimDialect } from '../../shared/claim/claim.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { claimNode, claimsFile, inPieces } from './support/claimFiles.ts';

const { postBoxes } = await startRegulatorSimulators();
const today = emiratesDateOf(new Date());
const newId = () => `C-${randomUUID().slice(0, 8)}`;

/** What of a file is wrong in a test. */
interface Wrong {
  readonly recordCount?: number;
  readonly sender?: string;
  readonly flag?: string;
  /** The net amount of the first line, as it is written. */
  readonly net?: string;
  readonly encounterType?: string;
  /** The code of the first line. */
  readonly code?: string;
  readonly isAgain?: boolean;
  readonly emiratesId?: string;
}

/** A file of these claims, as a facility sends it. */
type FileOf = (ids: readonly string[], wrong?: Wrong) => Promise<TransactionFile>;

const resubmission = { type: 'correction', comment: 'New report', hasAttachment: false };

/** The portal's own file, in which a test then writes what is wrong. */
const xmlFile =
  (dialect: ClaimDialect, sender: string, receiverId: string): FileOf =>
  async (ids, wrong = {}) => {
    const claims: Claim[] = [];
    for await (const event of readClaimFile(
      inPieces(
        Buffer.from(
          claimsFile(
            dialect,
            ids.map((id) => claimNode(dialect, id)),
          ),
        ),
      ),
    )) {
      if (event.kind === 'claim') claims.push(claimOf(event.element));
    }
    const file = writeClaimFile({
      dialect,
      header: {
        ...{ senderId: wrong.sender ?? sender, receiverId, transactionDate: new Date().toISOString() },
        dispositionFlag: wrong.flag ?? 'PRODUCTION',
      },
      claims: claims.map((claim) => ({
        ...claim,
        ...(wrong.isAgain && { resubmission }),
        emiratesId: wrong.emiratesId ?? claim.emiratesId,
      })),
    });
    if (!file.isWritten) throw new Error(JSON.stringify(file.findings));
    const xml = file.xml
      .replace(/<RecordCount>\d+/, `<RecordCount>${wrong.recordCount ?? ids.length}`)
      .replace('<Net>90.00<', `<Net>${wrong.net ?? '90.00'}<`)
      .replace('<Code>99213<', `<Code>${wrong.code ?? '99213'}<`)
      .replace('</FacilityID><Type>1<', `</FacilityID><Type>${wrong.encounterType ?? '1'}<`);
    return { kind: 'claim', fileName: `${randomUUID()}.xml`, bytes: Buffer.from(xml) };
  };

/** Riayati's JSON, as a facility's own system writes it: the portal does not write it yet. */
const jsonFile =
  (sender: string, receiverId: string): FileOf =>
  async (ids, wrong = {}) => {
    const claim = (id: string) => ({
      ...{ id, memberId: 'M-1', payerId: receiverId, providerId: sender },
      nationalIdNumber: wrong.emiratesId ?? '784-1985-0000001-7',
      ...{ net: 90, gross: 100, patientShare: 10 },
      activity: [
        {
          id: '1',
          start: '02/11/2026 10:05',
          type: 3,
          code: wrong.code ?? '99213',
          quantity: 1,
          net: wrong.net ?? 90,
          vatPercent: 0,
        },
      ],
      diagnosis: [{ type: 'Principal', code: 'J06.9' }],
      encounter: {
        ...{ facilityId: sender, type: wrong.encounterType ?? 1, patientId: 'P-1', eligibilityIdPayer: 'E-1' },
        start: '02/11/2026 10:00',
      },
      ...(wrong.isAgain && { resubmission: { type: 'correction', comment: 'New report' } }),
    });
    const header = {
      ...{ senderId: wrong.sender ?? sender, receiverId, transactionDate: '03/11/2026 10:00' },
      ...{ recordCount: wrong.recordCount ?? ids.length, dispositionFlag: wrong.flag ?? 'PRODUCTION' },
    };
    const bytes = Buffer.from(JSON.stringify({ claim: ids.map(claim), header }));
    return { kind: 'claim', fileName: `${randomUUID()}.json`, bytes };
  };

const systems = [
  ['dhpo', regulators.DHA, 'DHA-F-9000001', xmlFile('dha', 'DHA-F-9000001', 'TPA004')],
  ['shafafiya', regulators.HAAD, 'MF9001', xmlFile('doh', 'MF9001', 'A001')],
  ['riayati', regulators.MOHAP, 'MOH-F-9000001', jsonFile('MOH-F-9000001', 'INS026')],
] as const;

describe.each(systems)('claims through %s', (name, regulatorId, facilityLicense, fileOf) => {
  const { username, password } = regulatorAccount(facilityLicense);
  const office = postOfficeFor(regulatorId, { username, password, facilityLicense });
  const held = ({ fileName }: TransactionFile) => postBoxes[name].all().filter((file) => file.name === fileName);

  it('are accepted, reach their payer byte for byte, and are found among claims', async () => {
    const file = await fileOf([newId(), newId()]);
    expect(await office.upload(file)).toEqual({ outcome: 'accepted', findings: [] });
    expect(held(file)).toMatchObject([
      { sender: facilityLicense, kind: transactionKinds['Claim.Submission'], recordCount: 2, bytes: file.bytes },
    ]);
    expect(await office.wasTaken(file, today)).toBe('taken');
    expect(await office.wasTaken({ ...file, kind: 'authorization' }, today)).toBe('notTaken');
    const sent = await office.search({ kind: 'claim', direction: 'sent', from: today, to: today });
    expect(sent.outcome === 'listed' && sent.files.map(({ fileName }) => fileName)).toContain(file.fileName);
  });

  it.each<[string, Wrong, string, string]>([
    ['a wrong count', { recordCount: 2 }, 'Header.RecordCount', '2'],
    ['the licence of another sender', { sender: 'MF9999' }, 'Header.SenderID', 'MF9999'],
    ['a wrong count in a test', { flag: 'TEST', recordCount: 7 }, 'Header.RecordCount', '7'],
    ['an amount in words', { net: 'much' }, 'Activity.Net', 'much'],
    ['a type that is in no list', { encounterType: '77' }, 'Encounter.Type', '77'],
    ['a code that the regulator does not know', { code: 'W-203' }, 'Activity.Code', 'W-203'],
  ])('are refused with %s: the report names claim and field', async (_, wrong, field, value) => {
    const id = newId();
    const file = await fileOf([id], wrong);
    const { outcome, findings } = await office.upload(file);
    expect(outcome).toBe('rejected');
    const reference = field.startsWith('Header') ? undefined : id;
    expect(findings).toEqual([expect.objectContaining({ type: 'Error', field, value })]);
    expect(findings[0]?.reference || undefined).toBe(reference);
    expect(held(file)).toEqual([]);
    expect(await office.wasTaken(file, today)).toBe('notTaken');
  });

  it('are refused when they were accepted before, unless they say that they are sent again', async () => {
    const [first, second] = [newId(), newId()];
    // A test is checked and not kept: it takes no number.
    expect((await office.upload(await fileOf([first], { flag: 'TEST' }))).outcome).toBe('accepted');
    expect((await office.upload(await fileOf([first]))).outcome).toBe('accepted');
    expect(await office.upload(await fileOf([second, first]))).toMatchObject({
      outcome: 'rejected',
      findings: [{ field: 'Claim.ID', value: first, reference: first, text: expect.stringContaining('before') }],
    });
    // None of a refused file was taken.
    expect((await office.upload(await fileOf([second]))).outcome).toBe('accepted');
    expect((await office.upload(await fileOf([first], { isAgain: true }))).outcome).toBe('accepted');
    expect(await office.upload(await fileOf([newId()], { isAgain: true }))).toMatchObject({
      ...{ outcome: 'rejected', findings: [{ field: 'Claim.Resubmission' }] },
    });
    const twice = newId();
    expect(await office.upload(await fileOf([twice, twice]))).toMatchObject({
      ...{ outcome: 'rejected', findings: [{ field: 'Claim.ID', reference: twice }] },
    });
  });

  it('are accepted with warnings that name claim and field', async () => {
    const id = newId();
    expect(await office.upload(await fileOf([id], { emiratesId: '784-1985-0000001-8' }))).toMatchObject({
      outcome: 'acceptedWithWarnings',
      findings: [{ type: 'Warning', field: 'Claim.EmiratesIDNumber', value: '784-1985-0000001-8', reference: id }],
    });
  });
});

describe.each(systems.slice(0, 2))('a claim file for %s', (_, regulatorId, facilityLicense, fileOf) => {
  const { username, password } = regulatorAccount(facilityLicense);
  const office = postOfficeFor(regulatorId, { username, password, facilityLicense });

  it.each<[string, readonly [RegExp, string], string, RegExp]>([
    ['an element out of order', [/(<Gross>.*?)(<Net>[^<]*<\/Net>)/, '$2$1'], 'Claim.Gross', /out of order/],
    ['a field of no schema', [/<Gross>/, '<Discount>1</Discount><Gross>'], 'Claim.Discount', /unknown/],
    [
      'a name in other letters',
      [/<Code>85025<\/Code>/, '<CODE>85025</CODE>'],
      'Activity.CODE',
      /unknown, activity .*-2/,
    ],
    ['no activity', [/<Activity>.*<\/Activity>/, ''], 'Claim.Activity', /missing/],
    ['no claim', [/<Claim>.*<\/Claim>/, ''], 'Claim.Submission.Claim', /missing/],
    ['no head', [/<Header>.*<\/Header>/, ''], 'Claim.Submission.Header', /missing/],
  ])('is refused with %s', async (_what, [form, into], field, text) => {
    const file = await fileOf([newId()]);
    const bytes = Buffer.from(Buffer.from(file.bytes).toString().replace(form, into));
    const { outcome, findings } = await office.upload({ ...file, bytes });
    expect(outcome).toBe('rejected');
    expect(findings).toContainEqual(expect.objectContaining({ field, text: expect.stringMatching(text) }));
  });
});

it('of a post office are remembered by a process after it was killed', () => {
  const journal = join(temporaryFolder(), 'box');
  const box = new PostBox([], { journal });
  const file = { name: 'a.xml', sender: 'MF9001', receiver: 'A001', recordCount: 1, bytes: Buffer.from('x') };
  box.add({ ...file, kind: transactionKinds['Claim.Submission'], claims: ['C-1'] });
  box.close();
  const next = new PostBox([], { journal });
  expect([next.isSent('MF9001', 'Claim C-1'), next.isSent('MF9001', 'Claim C-2')]).toEqual([true, false]);
  next.close();
});
