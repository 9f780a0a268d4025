import { describe, expect, it } from 'vitest';
import { crescent } from '../../functions/_demo/payers.ts';
import { handler as requests } from '../../functions/authorization/index.ts';
import { handler } from '../../functions/authorizationQuery/index.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { aCoordinator, added, colleagueOf, move, shown } from '../authorization/support/authorizations.ts';
import * as desk from '../authorizationDesk/support/authorizationDesk.ts';
import { dayIn } from '../empanelment/support/contracts.ts';
import { callAnything, type SignedIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { asDrawn, drawnLines, drawnTexts } from '../support/pdfText.ts';
import { aStoredClinic } from '../support/people.ts';
import { anInsurer, atFacility, idOf, read, sheets } from './support/insurers.ts';
import { aRow, sheetOf } from './support/sheetRows.ts';

const { store } = await startBackend();
const { printInsurerAuthorization } = authorizationQueryApi.endpoints;
const print = (as: SignedIn, authorizationId: string, language: 'en' | 'ar' | 'both' = 'both') =>
  callAnything(handler, printInsurerAuthorization, { as, query: { authorizationId, language } });

describe("the document of an insurer's own authorisation", () => {
  it('REQ-AUTHQ-02 says in either language what its sheet says, and where it was made', async () => {
    const facility = await aStoredClinic(store);
    const [at, insurer] = [await atFacility(facility), await anInsurer()];
    const row = aRow(facility.facilityLicense, { status: 'Partially approved', requestNumber: 'RQ-9' });
    await sheets.imported(insurer, sheetOf(row));
    const id = await idOf(at, row.number ?? '');
    const english = drawnLines((await print(at, id, 'en')).bytes).join('\n');
    for (const text of [
      row.number,
      'RQ-9',
      'Sara Invented',
      '784-1985-0000001-7',
      'Partially approved',
      '150.00',
      '99213',
    ])
      expect(english).toContain(text);
    expect(english).toContain('own system');
    const arabic = drawnTexts((await print(at, id, 'ar')).bytes)
      .map(({ text }) => text)
      .join(' ');
    expect(arabic).toContain(asDrawn('المبلغ'));
    expect(arabic).toContain(row.number);
  });

  it('REQ-AUTHQ-02 of a request of the portal the printed decision is that of its sides, and its files are listed', async () => {
    const as = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    const { attachmentId } = await sentAttachment(as, 'letter.pdf', fileContents.pdf);
    const id = await added(as, { attachmentIds: [attachmentId] });
    await move(reviewer, id, { move: 'take' });
    const { version } = await shown(reviewer, id);
    await desk.decide(reviewer, {
      ...{ authorizationId: id, version, lines: [{ lineId: '1', outcome: 'approved' }] },
      ...{ validFrom: dayIn(-20), validTo: dayIn(70) },
    });
    expect((await read(as, id)).data).toMatchObject({ isPrintable: true, documents: [{ fileName: 'letter.pdf' }] });
    const { printAuthorization } = authorizationApi.endpoints;
    const printed = await callAnything(requests, printAuthorization, {
      ...{ as, query: { authorizationId: id, language: 'en' } },
    });
    expect(drawnLines(printed.bytes).join('\n')).toContain((await shown(as, id)).payerReference);
    expect((await print(as, id)).http).toBe(404);
  });

  it('Abuse: who takes no part in a request of the portal sees no files of it and prints nothing, and before the answer nobody does', async () => {
    const as = await aCoordinator(store);
    const colleague = await colleagueOf(store, as, ['Standard']);
    const reviewer = await desk.aReviewer();
    const { attachmentId } = await sentAttachment(as, 'letter.pdf', fileContents.pdf);
    const id = await added(as, { attachmentIds: [attachmentId] });
    const { printAuthorization } = authorizationApi.endpoints;
    const printedBy = (who: typeof as) =>
      callAnything(requests, printAuthorization, { as: who, query: { authorizationId: id, language: 'en' } });
    expect((await read(as, id)).data).toMatchObject({ isPrintable: false, documents: [{ fileName: 'letter.pdf' }] });
    expect((await printedBy(as)).errors).toMatchObject([{ code: 'notInThisStatus' }]);
    await move(reviewer, id, { move: 'take' });
    const { version } = await shown(reviewer, id);
    await desk.decide(reviewer, {
      ...{ authorizationId: id, version, lines: [{ lineId: '1', outcome: 'approved' }] },
      ...{ validFrom: dayIn(-20), validTo: dayIn(70) },
    });
    expect((await read(colleague, id)).data).toMatchObject({ statusId: 6, isPrintable: false, documents: [] });
    expect((await printedBy(colleague)).http).toBe(403);
    expect((await printedBy(as)).http).toBe(200);
  });

  it('Abuse: is printed for its facility and its insurer only, and each print is on record', async () => {
    const facility = await aStoredClinic(store);
    const [at, insurer] = [await atFacility(facility), await anInsurer()];
    const row = aRow(facility.facilityLicense);
    await sheets.imported(insurer, sheetOf(row));
    const id = await idOf(at, row.number ?? '');
    const others = [await atFacility(await aStoredClinic(store)), await anInsurer(crescent)];
    for (const as of others) expect((await print(as, id)).http).toBe(404);
    expect((await print(await anInsurer(undefined, ['PayerMOI']), id)).http).toBe(403);
    expect((await print(insurer, id)).http).toBe(200);
    const printed = (await auditsOf(store, `AUTHORIZATION#${id}`)).filter(
      ({ action }) => action === 'authorizationQuery.print',
    );
    expect(printed.map(({ outcome }) => outcome).sort()).toEqual(['notAllowed', 'notFound', 'notFound', 'success']);
  });
});
