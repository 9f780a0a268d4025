import { describe, expect, it } from 'vitest';
import { claimOf, headerOf } from '../../functions/_connect/claimFile/claimOf.ts';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import { scrubFile } from '../../functions/_connect/claimFile/scrubFile.ts';
import { writeClaimFile } from '../../functions/_connect/claimFile/writeClaimFile.ts';
import { type Claim, type ClaimDialect, type ClaimFileHeader, claimDialects } from '../../shared/claim/claim.ts';
import { type ElementSpec, elementsOf } from '../../shared/claim/schema.ts';
import { fc } from '../support/fc.ts';
import { hasRegulatorSchemas, schemaErrors } from '../support/regulatorSchema.ts';
import { anyClaim, anyHeader } from './support/anyClaim.ts';
import { claimNode, claimsFile, inPieces } from './support/claimFiles.ts';

const headers: Readonly<Record<ClaimDialect, Omit<ClaimFileHeader, 'recordCount'>>> = {
  dha: {
    ...{ senderId: 'DHA-F-9000001', receiverId: 'TPA004', transactionDate: '2026-11-03T06:00:00.000Z' },
    dispositionFlag: 'PRODUCTION',
  },
  doh: {
    ...{ senderId: 'MF9001', receiverId: 'A001', transactionDate: '2026-11-03T06:00:00.000Z' },
    dispositionFlag: 'PRODUCTION',
  },
};

/** The head and the claims of a file, as the portal reads them. */
async function readBack(xml: string) {
  let header: ClaimFileHeader | null = null;
  const claims: Claim[] = [];
  for await (const event of readClaimFile(inPieces(Buffer.from(xml)))) {
    if (event.kind === 'header') header = headerOf(event.element);
    if (event.kind === 'claim') claims.push(claimOf(event.element));
    if (event.kind === 'unread') throw new Error(event.reason);
  }
  return { header, claims };
}

/** A claim of a visit, which another system wrote. */
async function visit(dialect: ClaimDialect, id?: string): Promise<Claim> {
  const [claim] = (await readBack(claimsFile(dialect, [claimNode(dialect, id)]))).claims;
  if (!claim) throw new Error('No claim');
  return claim;
}

function xmlOf(wanted: Parameters<typeof writeClaimFile>[0]): string {
  const file = writeClaimFile(wanted);
  if (!file.isWritten) throw new Error(JSON.stringify(file.findings));
  return file.xml;
}

const faultsOf = (wanted: Parameters<typeof writeClaimFile>[0]): string[] => {
  const file = writeClaimFile(wanted);
  return file.isWritten
    ? []
    : file.findings.map(({ rule, claim, field, activity }) => [rule, claim, field, activity].join(' '));
};

const namesIn = (specs: readonly ElementSpec[]): string[] =>
  specs.flatMap(({ name, holds }) => [name, ...('kind' in holds ? [] : namesIn(holds))]);

const attachmentOf = (claim: Claim) => (claim.resubmission?.hasAttachment ? 'UEsDBA==' : null);

describe.each(claimDialects)('a claim file for %s', (dialect) => {
  const header = headers[dialect];

  it.skipIf(!hasRegulatorSchemas)('is valid by the schema of the regulator, whatever claims stand in it', () => {
    fc.assert(
      fc.property(
        anyHeader(dialect),
        // The published schema of Dubai lacks two things that current files have.
        fc.array(anyClaim(dialect, { isPublished: true }), { minLength: 1, maxLength: 3 }),
        (anyHead, claims) => {
          const xml = xmlOf({ dialect, header: anyHead, claims, attachmentOf });
          expect(schemaErrors(xml, `${dialect}/ClaimSubmission.xsd`), xml).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is read back as the same claims, with their number', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyHeader(dialect),
        fc.array(anyClaim(dialect), { minLength: 1, maxLength: 3 }),
        async (anyHead, claims) => {
          const xml = xmlOf({ dialect, header: anyHead, claims, attachmentOf });
          expect(await readBack(xml)).toEqual({ header: { ...anyHead, recordCount: claims.length }, claims });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('REQ-CLAIM-04 has each element that the schema knows, once a claim says something of it', () => {
    const full = fc.sample(anyClaim(dialect, { isFull: true }), 1);
    const xml = xmlOf({ dialect, header, claims: full, attachmentOf });
    const names = [...namesIn(elementsOf(dialect, 'Header')), ...namesIn(elementsOf(dialect, 'Claim'))];
    expect(names.filter((name) => !xml.includes(`<${name}>`))).toEqual([]);
  });

  it('is what the scrubber finds nothing in, and says whose schema it follows', async () => {
    // No licence says it, only the root.
    const foreign = { ...header, senderId: 'CLINIC', receiverId: 'PAYER' };
    const claim = { ...(await visit(dialect)), providerId: 'CLINIC' };
    const events: unknown[] = [];
    const read = readClaimFile(inPieces(Buffer.from(xmlOf({ dialect, header: foreign, claims: [claim] }))));
    for await (const event of scrubFile(read, { now: new Date('2026-11-29T08:00:00Z') })) events.push(event);
    expect(events).toContainEqual({ kind: 'findings', of: 'claim', claim: 'C-1', findings: [] });
    expect(events.at(-1)).toEqual({ kind: 'end', claims: 1, dialect });
  });

  it('has amounts to the fils and the clock of the Emirates, also where its day is another one', async () => {
    const claim: Claim = {
      ...(await visit(dialect)),
      ...{ grossFils: 1, patientShareFils: -5, netFils: 123_456_700 },
      emiratesId: '784198500000017',
    };
    const late = { ...header, transactionDate: '2026-11-30T20:00:00.000Z' };
    const xml = xmlOf({ dialect, header: late, claims: [claim] });
    expect(xml).toContain('<TransactionDate>01/12/2026 00:00</TransactionDate>');
    expect(xml).toContain('<EmiratesIDNumber>784-1985-0000001-7</EmiratesIDNumber>');
    expect(xml).toContain('<Gross>0.01</Gross><PatientShare>-0.05</PatientShare><Net>1234567.00</Net>');
    expect(xml).toContain('<Quantity>1</Quantity>');
  });

  it('leaves out what is empty, and the spaces around a text', async () => {
    const claim = { ...(await visit(dialect)), memberId: '  ', idPayer: ' P-1\n', packageName: null };
    const xml = xmlOf({ dialect, header, claims: [{ ...claim, resubmission: null }] });
    expect(xml).toContain('<IDPayer>P-1</IDPayer><PayerID>');
    expect(xml).not.toMatch(/MemberID|Contract|Resubmission/);
  });

  it('is not written where one of its claims breaks the schema: the findings name claim and field', async () => {
    const [good, bad] = [await visit(dialect, 'A'), await visit(dialect, 'B')];
    const [line] = bad.activities;
    if (!line) throw new Error('No line');
    const claims = [good, { ...bad, netFils: null, activities: [{ ...line, type: 77, start: 'yesterday' }] }];
    expect(faultsOf({ dialect, header: { ...header, dispositionFlag: 'PERHAPS' }, claims })).toEqual([
      'schema.choice  Header.DispositionFlag ',
      'schema.missing B Net ',
      'schema.form B Activity.Start B-1',
      'schema.choice B Activity.Type B-1',
    ]);
    expect(faultsOf({ dialect, header, claims: [] })).toEqual(['schema.missing  Claim ']);
  });

  it.each(['C\u00001', 'C\u001b1', 'C\ud8001', 'C\uffff1'])(
    'is not written where XML cannot carry an id or a text: %j would be another one without it',
    async (text) => {
      const claim = await visit(dialect);
      expect(faultsOf({ dialect, header, claims: [{ ...claim, id: text }] })).toEqual([`schema.form ${text} ID `]);
      const activities = claim.activities.map((line) => ({
        ...line,
        observations: line.observations.map((each) => ({ ...each, value: text })),
      }));
      expect(faultsOf({ dialect, header, claims: [{ ...claim, activities }] })).toEqual([
        'schema.form C-1 Activity.Observation.Value C-1-2',
      ]);
      expect(faultsOf({ dialect, header: { ...header, senderId: text }, claims: [claim] })).toEqual([
        'schema.form  Header.SenderID ',
      ]);
    },
  );

  it('is not written without the file of a resubmission that has one', async () => {
    const resubmission = { type: 'correction', comment: 'New report', hasAttachment: true };
    const claims = [{ ...(await visit(dialect)), resubmission }];
    expect(faultsOf({ dialect, header, claims })).toEqual(['schema.missing C-1 Resubmission.Attachment ']);
    expect(xmlOf({ dialect, header, claims, attachmentOf: () => 'UEsDBA==' })).toContain(
      '<Comment>New report</Comment><Attachment>UEsDBA==</Attachment></Resubmission>',
    );
  });
});

it('leaves out for Dubai what only Abu Dhabi has', async () => {
  const [full] = fc.sample(anyClaim('doh', { isFull: true }), 1);
  const claim = { ...(await visit('dha')), vatFils: full?.vatFils ?? null };
  const activities = claim.activities.map((line) => ({
    ...line,
    ...{ orderingClinician: 'DHA-P-1', vatFils: 5, vatPercent: 5, dateOrdered: '2026-11-02T06:00:00.000Z' },
  }));
  const encounters = claim.encounters.map((each) => ({ ...each, eligibilityIdPayer: 'E-1' }));
  const xml = xmlOf({ dialect: 'dha', header: headers.dha, claims: [{ ...claim, activities, encounters }] });
  expect(xml).not.toMatch(/VAT|OrderingClinician|DateOrdered|EligibilityIDPayer/);
});
