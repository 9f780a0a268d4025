import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { activityCodeWrites } from '../../functions/_data/activityCode/activityCode.ts';
import { attachmentWrites, markChecked, putDraft } from '../../functions/_data/attachment/attachment.ts';
import { auditWriter } from '../../functions/_data/audit/audit.ts';
import { favouritePut } from '../../functions/_data/authorization/favourite.ts';
import { templatePut } from '../../functions/_data/authorizationDesk/decisionTemplate.ts';
import { keepCardReading, openCardRequest } from '../../functions/_data/cardReading/cardReading.ts';
import { addClaimDashboardRequest } from '../../functions/_data/claimDashboardRequest/claimDashboardRequest.ts';
import { checkPut } from '../../functions/_data/clinician/clinicianCheck.ts';
import { markMessageRead } from '../../functions/_data/conversation/message.ts';
import { keepDocument } from '../../functions/_data/document/printedDocument.ts';
import { findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { batchRowPut } from '../../functions/_data/eligibilityBatch/batchRow.ts';
import { recordError } from '../../functions/_data/errorLog/recordError.ts';
import { referencePriceWrites } from '../../functions/_data/formulary/referencePrices.ts';
import { spendChallenge } from '../../functions/_data/humanVerification/challenge.ts';
import { exportPartPut } from '../../functions/_data/job/exportPart.ts';
import { newJob, newJobPuts } from '../../functions/_data/job/job.ts';
import { jobProblemPuts } from '../../functions/_data/job/jobProblem.ts';
import { putUpload } from '../../functions/_data/job/jobUpload.ts';
import { beginningOfUse } from '../../functions/_data/lookupList/entryUse.ts';
import { keptListPuts } from '../../functions/_data/lookupList/keptChange.ts';
import { readKeptList } from '../../functions/_data/lookupList/keptList.ts';
import { changeItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { noteList } from '../../functions/_data/member/registerState.ts';
import { noteFailure } from '../../functions/_data/payer/payerConnection.ts';
import { noteFirstKey } from '../../functions/_data/payer/payerCredential.ts';
import { takePayerTurn } from '../../functions/_data/payer/payerTurn.ts';
import { keepPostOfficeFile } from '../../functions/_data/postOfficeFile/postOfficeFile.ts';
import { pollSoon } from '../../functions/_data/postOfficePoll/postOfficePoll.ts';
import { takeTurn } from '../../functions/_data/rateLimit/rateLimit.ts';
import { hasSpacedTurn } from '../../functions/_data/rateLimit/spacing.ts';
import { takeConnectionTurn } from '../../functions/_data/regulatoryDetails/connectionTest.ts';
import { putRegulatoryDetails } from '../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { putFilter } from '../../functions/_data/savedFilter/savedFilter.ts';
import { takeSeat } from '../../functions/_data/seat/seat.ts';
import { factorPut } from '../../functions/_data/secondFactor/factor.ts';
import { newChallenge, putAsked, putEnrolment } from '../../functions/_data/secondFactor/factorChallenge.ts';
import { newProof } from '../../functions/_data/secondFactor/factorProof.ts';
import { takeTry } from '../../functions/_data/secondFactor/factorTries.ts';
import { newRecoveryCodes } from '../../functions/_data/secondFactor/recoveryCodes.ts';
import { gatePuts } from '../../functions/_data/sheetImport/importGate.ts';
import { fixPut, writeTrace, writeWrongRows } from '../../functions/_data/sheetImport/importRow.ts';
import { newImportPut, rememberFile, withFile } from '../../functions/_data/sheetImport/sheetImport.ts';
import { remember } from '../../functions/_data/sheetImport/sourceMemory.ts';
import { newEmailCode } from '../../functions/_data/user/emailCode.ts';
import { rememberDevice } from '../../functions/_data/user/knownDevice.ts';
import { signInPuts } from '../../functions/_data/user/lastSignIn.ts';
import { markPaused } from '../../functions/_data/user/pausedSignIns.ts';
import { newResetCode } from '../../functions/_data/user/resetCode.ts';
import { sessionUserOf } from '../../functions/_data/user/sessionUser.ts';
import { countFailure } from '../../functions/_data/user/signIn.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { rowEntry } from '../../functions/_data/versionedList/listedRows.ts';
import { pointerPut, readPointer } from '../../functions/_data/versionedList/listPointer.ts';
import type { ListKey } from '../../functions/_data/versionedList/listVersion.ts';
import {
  changesPlace,
  newVersionPut,
  rowsPlace,
  type StoredVersion,
  wordsPlace,
} from '../../functions/_data/versionedList/listVersion.ts';
import { writePacked } from '../../functions/_data/versionedList/packedList.ts';
import { deskToldPut } from '../../functions/_data/worklist/deskTold.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId, provenPayerId, provenPk, provenUserId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { once } from '../../functions/_store/idempotency.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { demoPayers } from '../../infra/local/demo/payers.ts';
import { seedDemo } from '../../infra/local/demo/seedDemo.ts';
import { tables } from '../../infra/tables.ts';
import type { ListedRow } from '../../shared/_parts/versionedList/listedRow.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { beginSession } from '../support/sessions.ts';
import { kindOf } from './entities.ts';

export type StoredItems = Record<string, Record<string, unknown>[]>;

const now = new Date('2026-11-21T08:00:00.000Z');
const newId = () => newUlid(now.getTime());
const userId = provenUserId('user-kept');
const facilityId = provenFacilityId('oasis-clinic');

/** A sheet that was brought, with what is kept of its rows. */
async function storeImport(store: DynamoDBDocumentClient): Promise<void> {
  const importId = newId();
  const plan = { sheet: 0, headRow: 1, columns: ['licence', null], values: { status: { gone: 'left' } } };
  const brought = withFile({
    ...{ importId, kind: 'staff', scope: { kind: 'facility', facilityId }, startedBy: userId, startedByName: 'Kept' },
    ...{ createdAt: now.toISOString(), language: 'en', fileName: 'staff.csv' },
    ...{
      bytes: 9,
      isScanned: true,
      fileHash: 'a'.repeat(64),
      sameAs: null,
      settings: {},
      state: 'done',
      version: 4,
      workId: null,
    },
    ...{ plan, mode: 'good', checks: 1, done: 2, rows: 2, checked: { new: 1, wrong: 1 } },
    ...{ written: { added: 1, wrong: 1 }, undone: {}, planned: { upTo: 2, counts: { added: 1 } }, undoneTo: null },
    ...{ hasErrorFile: true, failure: null, finishedAt: now.toISOString() },
  });
  await writeTogether(store, [newImportPut(brought, now)]);
  await rememberFile(store, brought, now);
  await remember(store, brought.scope, 'staff', { heads: { licenceno: 'licence' }, values: plan.values });
  await writeWrongRows(
    store,
    brought,
    [{ row: 3, texts: { licence: 'x' }, problems: [{ column: 'licence', code: 'licence' }] }],
    now,
  );
  await writeTogether(store, gatePuts(brought, 'claim', now));
  await writeTogether(store, [fixPut(brought, { row: 3, texts: { licence: 'DHA-P-3' } }, null, now)]);
  const after = 'b'.repeat(24);
  const rows = [{ row: 2, key: 'DHA-P-2', about: { licence: 'DHA-P-2' }, before: null, after, leads: true }];
  await writeTrace(store, brought, { from: 0, rows }, now);
}

async function storeAccount(store: DynamoDBDocumentClient): Promise<void> {
  const user = aUser({ userId, userName: 'kept@clinic.example', email: 'kept@clinic.example', payerId: 101 });
  await putUser(store, user);
  const session = { url: '/dashboard', expiresAt: new Date('2026-11-21T18:00:00.000Z'), now };
  await beginSession(
    store,
    { sessionId: 'session-kept', user: sessionUserOf(user, aFacility({ facilityId }), session) },
    now,
  );
  await writeTogether(store, signInPuts(user, null, { now, newId }));
  await putFilter(store, userId, 'errorLog:entries', { name: 'Today', values: { area: 'eligibility' } });
  await countFailure(store, 'nobody@clinic.example', now);
  await markPaused(store, { nameHash: 'a-name' }, new Date(now.getTime() + 60_000));
  await markPaused(store, { userId: user.userId }, new Date(now.getTime() + 60_000));
  await rememberDevice(store, user.userName, 'a-browser', now);
  await newEmailCode(store, user, now);
  await newResetCode(store, userId, now);
  await spendChallenge(store, 'challenge-kept', Math.floor(now.getTime() / 1000) + 300);
  await takeTurn(store, { name: 'kept', most: 5, seconds: 60 }, userId, now);
  const credentials = { system: 'regulator 2', username: 'u', password: 'p', facilityLicense: 'MF1' };
  await takeConnectionTurn(store, 'fingerprint-kept', credentials, { now, heldUntil: new Date(now.getTime() + 1000) });
  await openCardRequest(store, now);
  const card = { emiratesId: '784198500000017', fullName: 'Sara,Invented', expiresOn: '2030-01-01', isVerified: true };
  await keepCardReading(store, { ...card, photo: new Uint8Array([1, 2, 3]) }, now);
  await putRegulatoryDetails(store, {
    facilityId,
    regulatorId: 1,
    sealed: new Uint8Array([4, 5, 6]),
    maskedUsername: 'no•••••ic',
    changedAt: now.toISOString(),
    changedBy: userId,
    version: 1,
  });
}

/** A template of decisions that a payer keeps. */
async function storeDecisionTemplate(store: DynamoDBDocumentClient): Promise<void> {
  const template = { templateId: newId(), name: 'Kept', denialCode: 'AUTH-001', comments: 'Kept', version: 1 };
  await writeTogether(store, [templatePut(provenPayerId(101), template)]);
}

/** A set of activities that a facility keeps. */
async function storeFavourite(store: DynamoDBDocumentClient): Promise<void> {
  const line = { type: 8 as const, code: 'W-302', quantity: 1, netFils: 250_00, observations: [] };
  const set = { favouriteId: newId(), name: 'Kept', clinicianLicense: 'GD1234', lines: [line], version: 1 };
  await writeTogether(store, [favouritePut(provenFacilityId('oasis-clinic'), set)]);
}

/** A comparison of a clinician with the regulator's list, by which the clinician was marked. */
async function storeClinicianCheck(store: DynamoDBDocumentClient): Promise<void> {
  const at = now.toISOString();
  const check = {
    ...{ checkId: newId(), checkedAt: at, checkedByName: 'Kept', checkedById: userId, regulatorId: 2, version: 2 },
    ...{ outcome: 'differs', answerHash: 'a'.repeat(64), latestUntil: '2027-11-21', clinicianId: 'oasis-clinic-1' },
    ...{ clinicianVersion: 2, answer: '<Clinicians />' },
    comparisons: [{ field: 'fullName', ours: 'Sara', theirs: 'Sarah', result: 'different' }],
    marked: { at, byName: 'Kept', until: '2027-11-21', note: 'Other spelling' },
  } as const;
  await writeTogether(store, [checkPut(facilityId, null, structuredClone(check) as never)]);
}

async function storeSeat(store: DynamoDBDocumentClient): Promise<void> {
  await takeSeat(store, facilityId, { userId, most: null, at: now });
}

async function storeFactors(store: DynamoDBDocumentClient): Promise<void> {
  const session = { userId, sessionId: 'session-kept' };
  const challenge = newChallenge(newId(), session, now);
  const asked = { ...challenge, purpose: 'changeFactors', subjectHash: 'a'.repeat(64) };
  const unused = { lastUsedAt: null, lastStep: 0, credentialId: null, publicKey: null, counter: 0, transports: [] };
  const kept = { kind: 'totp', name: 'Phone', sealedSecret: new Uint8Array([7, 8, 9]) } as const;
  await putAsked(store, asked);
  await putEnrolment(store, { ...challenge, ...kept });
  await takeTry(store, userId, now);
  await writeTogether(store, [
    factorPut({ factorId: newId(), userId, createdAt: now.toISOString(), version: 1, ...kept, ...unused }),
    newRecoveryCodes(userId, now, null).item,
    newProof(asked, now).item,
  ]);
}

async function storeLookups(store: DynamoDBDocumentClient): Promise<void> {
  const kept = await readKeptList(store, 'groupOwners');
  const content = { name: 'Kept Group', nameArabic: 'مجموعة', code: null, activeFrom: null, activeTo: null };
  const at = { changeId: newId(), at: now.toISOString(), byName: 'Sara Invented' };
  const change = { ...at, kind: 'added', entryId: 1001, before: null, after: content } as const;
  const entry = { ...content, list: 'groupOwners', entryId: 1001, isDeleted: false, edition: 1 } as const;
  await writeTogether(store, keptListPuts(kept, { entry, order: [1001], lastId: 1001, change }));
  await writeTogether(store, beginningOfUse('groupOwners', 1001));
  await storeDecisionTemplate(store);
  await storeFavourite(store);
  const code = { codeSet: 'CPT', code: 'Z9201', description: 'Invented', descriptionArabic: '' } as const;
  const listed = { importId: newId(), listedAt: now.toISOString(), listedByName: 'Sara Invented' };
  await writeTogether(store, activityCodeWrites(null, { ...code, validFrom: null, validTo: null, ...listed }));
  const drug = { code: 'W0001-0100-00100-01', packageName: 'INVENTAL', packagePublicFils: 1650, unitPublicFils: 55 };
  await writeTogether(store, referencePriceWrites(null, { ...drug, ...listed }));
}

/** A visitor's request for the claim dashboard. */
const storeClaimDashboard = (store: DynamoDBDocumentClient) =>
  addClaimDashboardRequest(store, {
    requestId: newId(),
    transactionNumber: '5b0f9a4e-0c43-4d0e-9d1a-3f6c0a3b7c11',
    ...{ requesterName: 'Huda Invented', title: 'Manager', emailId: 'huda@clinic.example.ae' },
    ...{ contactNumber: '0501234567', comments: '', contentHash: 'a'.repeat(64), userCount: 1 },
    ...{ askedAt: now.toISOString(), sourceIp: '198.51.100.7', userAgent: 'Test', askedByUserId: null },
    users: [
      {
        ...{ userName: 'Omar Invented', emailId: 'omar@clinic.example.ae', accessType: 4 },
        ...{ groups: [], subGroups: [], facilityLicenses: ['DHA-F-1'] },
      },
    ],
  });

async function storeWork(store: DynamoDBDocumentClient): Promise<void> {
  const start = { fileName: 'list.csv', startedByName: 'Sara Invented', startedBy: userId, lane: null, upload: null };
  const scope = { kind: 'facility', facilityId } as const;
  const owner = `USER#${userId}#FACILITY#${facilityId}`;
  const criteria = { status: 8 } as const;
  const request = { kind: 'eligibilityExport', format: 'xlsx', language: 'en', criteria } as const;
  const job = newJob({ ...start, jobId: newId(), owner, scope, request }, now);
  const uploadId = newId();
  const upload = await putUpload(
    store,
    { uploadId, kind: 'memberRegister', userId, fileName: 'list.csv', bytes: 9 },
    now,
  );
  const register = newJob(
    {
      ...start,
      jobId: newId(),
      owner: 'PAYER#101',
      lane: 'memberRegister#PAYER#101',
      scope: { kind: 'payer', payerId: provenPayerId(101) },
      request: { kind: 'memberRegister', uploadId },
      upload,
    },
    now,
  );
  const row = {
    row: 2,
    outcome: 'wrong',
    payerName: 'Nobody',
    payerNameArabic: 'لا أحد',
    identifierEnding: '0017',
    serviceDate: '2026-11-21',
    problems: [{ column: 'payer', code: 'unknown', value: 'Nobody' }],
    eligibilityId: null,
    answer: null,
    cells: { payer: 'Nobody' },
    form: { payerId: 101, emiratesId: '784198500000017', serviceCategoryId: 1, serviceDate: '2026-11-21' },
    sentAt: null,
  } as const;
  await writeTogether(store, [
    ...newJobPuts(job),
    ...newJobPuts(register),
    ...jobProblemPuts(job, [{ row: 2, column: 'payer', code: 'unknown', value: 'Nobody' }], now),
    exportPartPut(job, 1, [{ id: 'row-1', cells: ['a', null] }]),
    batchRowPut(job, structuredClone(row) as never),
  ]);
  await storeImport(store);
  const [payer] = demoPayers;
  await keepPostOfficeFile(
    store,
    {
      ...{ keptId: newId(), facilityId, regulatorId: 1, fileId: '1', fileName: 'PA.xml' },
      ...{ senderId: 'A001', receiverId: 'MF1' },
    },
    Buffer.from('<Prior.Authorization/>'),
    now,
  );
  await pollSoon(store, { facilityId, regulatorId: 1 }, { now, busyUntil: now });
  await hasSpacedTurn(store, { name: 'kept', seconds: 5 }, 'somebody', now);
  await takePayerTurn(
    store,
    { payerCode: payer?.payerCode ?? '', limits: { concurrent: 1, perMinute: 10 } },
    { claim: 'claim', now, leaseMs: 1000 },
  );
  await noteFirstKey(store, payer?.payerCode ?? '', { keyId: 'first', setAt: now.toISOString() });
  await noteFailure(store, { payerCode: payer?.payerCode ?? '' }, { fault: 'timeout', now });
}

/** A version of a formulary or price list that is in force, with its rows. */
async function storeList(store: DynamoDBDocumentClient, list: ListKey, row: ListedRow): Promise<void> {
  const version = {
    ...{ versionId: newId(), ...list, number: 1, state: 'approved', effectiveOn: '2026-11-21', rows: 1 },
    ...{ counts: { new: 1, withdrawn: 0, price: 0, class: 0, plan: 0, other: 0, same: 0 }, comparisonId: newId() },
    ...{ rails: [{ rule: 'price', column: null, count: 1, of: 1 }], comparedWith: { versionId: newId(), number: 1 } },
    ...{ fileName: 'drugs.csv', fileHash: 'a'.repeat(64), edition: 1 },
    ...{ madeAt: now.toISOString(), makerId: userId, makerName: 'Kept' },
    decided: { at: now.toISOString(), byName: 'Kept', reason: 'Checked', isApproved: true },
  } as const;
  const at = now.toISOString();
  const step = { versionId: version.versionId, number: 1, fromAt: at, madeAt: at, byName: 'Kept', isRollBack: false };
  const pointer = await readPointer(store, list);
  const stored = structuredClone(version) as unknown as StoredVersion;
  await writeTogether(store, [newVersionPut(stored), pointerPut(pointer, { lastNumber: 1, steps: [step] })]);
  await writePacked(store, rowsPlace(stored), [rowEntry(row)], 100);
  await writePacked(store, wordsPlace(stored), [{ at: `a1#${row.code}`, text: '' }], 100);
  await writePacked(store, changesPlace(stored, 'price'), [{ at: '0000000', text: '{}' }], 100);
}

async function storeRecords(store: DynamoDBDocumentClient): Promise<void> {
  const attachmentId = newId();
  const draft = await putDraft(
    store,
    userId,
    { attachmentId, fileName: 'a.pdf', bytes: 9, contentType: 'application/pdf' },
    now,
  );
  await markChecked(store, userId, attachmentId);
  await writeTogether(store, attachmentWrites(provenPk('QUERY#kept'), userId, [draft]));
  await markMessageRead(store, provenPk('QUERY#kept'), { side: 'provider', messageId: newId(), at: now.toISOString() });
  await putDraft(
    store,
    userId,
    { attachmentId: newId(), fileName: 'b.pdf', bytes: 9, contentType: 'application/pdf' },
    now,
  );
  const person = {
    memberId: 'KEPT-1',
    emiratesId: null,
    fullName: 'Sara Invented',
    fullNameArabic: null,
    bornOn: '1985-03-14',
    gender: 'female',
    relation: 'principal',
  } as const;
  const member = memberItem(provenPayerId(101), person);
  const change = changeItem(
    member,
    { jobId: newId(), row: 2, at: now.toISOString() },
    { ...person, fullName: 'S' },
    person,
  );
  await writeItems(store, [member, change]);
  await writeTogether(store, [
    deskToldPut(
      provenPayerId(101),
      { newest: `${now.toISOString()}#${newId()}`, toldAt: now.toISOString() },
      undefined,
    ),
  ]);
  await noteList(store, provenPayerId(101), now.toISOString());
  const request = (await scan(store, 'eligibility')).find(
    ({ pk, sk }) => pk === `FACILITY#${facilityId}` && String(sk).startsWith('ELIG#'),
  );
  const scope = { kind: 'facility', facilityId } as const;
  const found = await findEligibility(store, scope, String(request?.eligibilityId));
  if (found) await keepDocument(store, found, now);
  const facts = {
    side: 'server',
    area: 'eligibility',
    operation: 'getEligibility',
    name: 'TypeError',
    code: null,
    frames: [],
    requestId: null,
    release: '1',
    browser: null,
    language: null,
  };
  await recordError(store, facts as never, { logId: newId(), at: now, who: userId });
  await auditWriter(
    store,
    newId,
  )({
    at: now.toISOString(),
    action: 'kept',
    actor: userId,
    actorFacilityId: facilityId,
    entity: 'user',
    entityId: userId,
    outcome: 'success',
    requestId: 'r',
    sourceIp: '',
    userAgent: '',
  });
  const ctx = { store, now: () => now, user: { userId }, idempotencyKey: 'key-kept', bodyHash: 'hash' };
  await once(ctx, eligibilityApi.endpoints.submitEligibility as never, async () => ({
    data: { eligibilityId: 'kept' } as never,
    items: [],
  })).catch(() => null);
}

async function scan(store: DynamoDBDocumentClient, table: TableName): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.send(new ScanCommand({ TableName: tableName(table), ExclusiveStartKey: from }));
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}

const perKind = 2;

/** A few items of every kind, as this release stores them: the demonstration's, and those that it has none of. By table. */
export async function everyStoredItem(store: DynamoDBDocumentClient): Promise<StoredItems> {
  const names = Object.keys(tables) as TableName[];
  const tableNames = Object.fromEntries(names.map((name) => [name, tableName(name)])) as Record<TableName, string>;
  await seedDemo(new DynamoDBClient({}), tableNames, { now });
  await storeAccount(store);
  await storeSeat(store);
  await storeClinicianCheck(store);
  await storeFactors(store);
  await storeLookups(store);
  await storeClaimDashboard(store);
  await storeWork(store);
  const payerId = provenPayerId(101);
  const drug = { code: 'A1', dispenseMode: 'controlled', texts: {}, pricesFils: { packagePublic: 1 }, plans: {} };
  await storeList(store, { payerId }, drug);
  const price = { code: 'A1/3', texts: { description: 'Kept', currency: 'AED' }, pricesFils: { price: 1 } };
  await storeList(store, { payerId, listId: 'kept' }, price);
  await storeRecords(store);
  const kept: StoredItems = {};
  for (const table of names) {
    const counts = new Map<string, number>();
    kept[table] = (await scan(store, table)).filter((item) => {
      const kind = `${kindOf(table, item)} ${item.kind ?? ''} ${item.status ?? item.state ?? ''}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return (counts.get(kind) ?? 0) <= perKind;
    });
  }
  return kept;
}

/** Puts items into the store as they are. */
export async function storeItems(store: DynamoDBDocumentClient, items: StoredItems): Promise<void> {
  for (const [table, each] of Object.entries(items)) {
    for (const Item of each) await store.send(new PutCommand({ TableName: tableName(table as TableName), Item }));
  }
}

/** Items as the text of a file, one a line; bytes and sets are named as such. */
export const asText = (items: StoredItems): string => {
  const named = (_: string, value: unknown) => (value instanceof Set ? { $set: [...value] } : value);
  const lineOf = (item: object) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(item).map(([name, value]) => [
          name,
          value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
        ]),
      ),
      named,
    );
  const tablesText = Object.entries(items).map(([table, each]) => `"${table}": [\n${each.map(lineOf).join(',\n')}\n]`);
  return `{\n${tablesText.join(',\n')}\n}\n`;
};

/** What `asText` wrote. */
export const fromText = (text: string): StoredItems =>
  JSON.parse(text, (_, value) => {
    if (typeof value?.$bytes === 'string') return new Uint8Array(Buffer.from(value.$bytes, 'base64'));
    return Array.isArray(value?.$set) ? new Set(value.$set) : value;
  });
