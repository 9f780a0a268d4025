import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { sidra } from '../../functions/_demo/payers.ts';
import { memberColumns } from '../../shared/member/memberColumns.ts';
import arabicMembers from '../../web/member/texts/ar.json' with { type: 'json' };
import arabicJob from '../../web/parts/job/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { detailAddress, fillRequest, sendButton } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { aLine, csvOf, day, type Line, sheetOf, zipOf } from '../support/registerFiles.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

const uploads = '/eligibility/members/uploads';

/** A hundred members; in three of their rows something is wrong. */
const emiratesIdOf = (at: number): string => demoEmiratesId(1990, 9600 + at);
const lines: Line[] = Array.from({ length: 100 }, (_, at) =>
  aLine({ MemberID: `SDR-J-${at}`, EmiratesID: emiratesIdOf(at), FullName: `Journey Member${at}` }),
).map((line, at) => {
  if (at === 10) return { ...line, EmiratesID: '784-1985-0000001-8' };
  if (at === 20) return { ...line, BirthDate: '31/02/1985' };
  return at === 30 ? { ...line, PlanName: '' } : line;
});

async function send(page: Page, name: string, buffer: Buffer, action = 'Upload'): Promise<void> {
  await page.goto(uploads);
  await page.getByRole('button', { name: action, exact: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.waitForURL(/\/uploads\/[0-9A-Z]{26}$/);
}

describe('a member register', () => {
  it('is uploaded, its wrong rows are told, and requests are answered from it', async () => {
    const page = await visit({ session: await api.session('payeradmin@sidra.example') });
    await send(page, 'members.xlsx', sheetOf(lines));
    await page.getByText('Done', { exact: true }).waitFor();
    const table = page.getByRole('table', { name: 'Rows with errors' });
    for (const [row, what] of [
      [12, 'This is not a valid Emirates ID.'],
      [22, 'This is not a date.'],
      [32, 'This value is missing.'],
    ] as const) {
      await table.getByRole('row', { name: new RegExp(`^${row} .*${what}`) }).waitFor();
    }
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the error report' }).click(),
    ]);
    const text = (await report.createReadStream()).setEncoding('utf8');
    expect((await text.toArray()).join('')).toContain('12,EmiratesID,784-1985-0000001-8');

    const person = `<Person><FullNameEn>Journey Xml</FullNameEn><BirthDate>14/03/1985</BirthDate><Gender>0</Gender><Member><ID>SDR-J-XML</ID><Relation>Principal</Relation><Contract><PackageName>Sidra Gold</PackageName><StartDate>${day(-1)}</StartDate><ExpiryDate>${day(90)}</ExpiryDate><Status>New</Status></Contract></Member></Person>`;
    await send(page, 'register.xml', Buffer.from(`<Person.Register>${person}</Person.Register>`));
    await page.getByText('Done', { exact: true }).waitFor();

    await page.goto('/eligibility/members');
    await page.getByRole('textbox', { name: /Emirates ID/ }).fill(emiratesIdOf(5));
    await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'SDR-J-5', exact: true }).click();
    await page.getByRole('region', { name: 'Covers' }).getByText('Valid', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back to the search' }).click();
    await page.getByRole('link', { name: 'SDR-J-5', exact: true }).waitFor();

    const desk = await api.session(receptionist);
    const member = (await api.members())[0];
    const answerTo = async (emiratesId: string) => {
      const id = await api.submit(desk, { ...member!, payerId: sidra, emiratesId });
      const seen = await visit({ session: desk });
      await seen.goto(`/eligibility/${id}`);
      return seen;
    };
    await (await answerTo(emiratesIdOf(5))).getByText('Sidra Gold').first().waitFor();
    // His row was wrong: the register does not know him.
    await (await answerTo(emiratesIdOf(30))).getByText('ELIG-001').first().waitFor();
  });

  it('is corrected for one member by keyboard, and in Arabic on a phone the member is cancelled, with a history of both', async () => {
    const session = await api.session('payeradmin@sidra.example');
    const page = await visit({ session });
    const line = aLine({ MemberID: 'SDR-C-1', EmiratesID: demoEmiratesId(1990, 9950), FullName: 'Sara Misspelt' });
    await send(page, 'one.csv', Buffer.from(csvOf([line])));
    await page.getByText('Done', { exact: true }).waitFor();

    await page.goto('/eligibility/members#SDR-C-1');
    await page.getByRole('button', { name: 'Correct the details' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct the details' });
    await dialog.getByText('The next list of members').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: /^Name(?! in)/ }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Sara Corrected');
    await dialog.getByRole('textbox', { name: /^Reason/ }).focus();
    await page.keyboard.type('Passport');
    await page.keyboard.press('Enter');
    await page.getByText('The register has the correction.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Member', exact: true }).getByText('Sara Corrected').waitFor();
    await page.getByText(/^Member, corrected by /).waitFor();
    await page.getByText('Sara Misspelt').waitFor();

    const { correct, state, history } = arabicMembers;
    const arabic = await visit({ session, language: 'ar', viewport: phone });
    await arabic.goto('/eligibility/members#SDR-C-1');
    await arabic.getByRole('button', { name: correct.cancel }).click();
    const cancelling = arabic.getByRole('dialog', { name: correct.cancel });
    await cancelling.getByRole('textbox', { name: correct.reason }).fill('ترك العمل');
    expect(await violationsOf(arabic)).toEqual([]);
    await cancelling.getByRole('button', { name: correct.cancelNow }).click();
    await arabic.getByText(state.cancelled, { exact: true }).first().waitFor();
    await arabic.getByText('ترك العمل').waitFor();
    await expect.poll(() => arabic.getByText(history.memberByHand.split('{{')[0]!.trim()).count()).toBe(1);
    await expect.poll(() => arabic.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  it('REQ-MEMBER-01 REQ-MEMBER-03 has a member added by hand, whose card a reception finds and asks about', async () => {
    const added = { emiratesId: demoEmiratesId(1991, 9800), memberId: 'SDR-BY-HAND' };
    const insurer = await visit({ session: await api.session('payeradmin@sidra.example') });
    await insurer.goto('/eligibility/members/new');
    const fill = (name: RegExp, text: string) => insurer.getByRole('textbox', { name }).fill(text);
    await fill(/^Card number/, added.memberId);
    await fill(/^Emirates ID/, added.emiratesId);
    await fill(/^Name(?! in)/, 'Sara By Hand');
    await fill(/^Policy number/, 'POL-HAND');
    await fill(/^Plan/, 'Sidra Gold');
    for (const [name, at] of [
      [/^Date of birth/, -11_000],
      [/^From/, -10],
      [/^Until/, 100],
    ] as const) {
      await insurer.getByRole('group', { name }).getByRole('spinbutton').first().click();
      await insurer.keyboard.type(day(at).split('-').reverse().join(''));
    }
    await insurer.getByRole('combobox', { name: /^Gender/ }).click();
    await insurer.getByRole('option', { name: 'Female' }).click();
    await insurer.getByRole('button', { name: 'Add the member' }).click();
    await insurer.getByRole('region', { name: 'Covers' }).getByText('Valid', { exact: true }).waitFor();

    const desk = await visit({ session: await api.session(receptionist) });
    await desk.goto('/eligibility/new');
    await fillRequest(desk, { ...(await api.members())[0]!, ...added, payerId: sidra });
    await desk.getByRole('button', { name: 'Find card number' }).click();
    await desk.getByRole('button', { name: `Use ${added.memberId}` }).click();
    await desk.getByRole('button', { name: 'Check the card' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('spinbutton').first().click();
    await desk.keyboard.type(day(-11_000).split('-').reverse().join(''));
    await desk.keyboard.press('Enter');
    await dialog.getByText('Sara By Hand').waitFor();
    expect(await violationsOf(desk)).toEqual([]);
    await desk.keyboard.press('Escape');
    await sendButton(desk).click();
    await desk.waitForURL(detailAddress);
    await desk.getByText('Sidra Gold').first().waitFor();
  });

  it('says in plain words why a file is refused, in Arabic too', async () => {
    const session = await api.session('payeradmin@sidra.example');
    const page = await visit({ session });
    const bomb = sheetOf([aLine()], { 'xl/media/a.bin': Buffer.alloc(20 * 1024 * 1024, ' ') });
    const refused: readonly (readonly [string, Buffer, string])[] = [
      ['renamed.xlsx', Buffer.from(csvOf([aLine()])), 'The content of the file is not what its name says.'],
      ['locked.xlsx', zipOf({ 'xl/workbook.xml': 'x' }, { flags: 1 }), 'The file is protected by a password'],
      ['bomb.xlsx', bomb, 'The file, or its unpacked content, is too large.'],
      ['columns.csv', Buffer.from(memberColumns.slice(1).join(',')), 'The columns are not those of the template.'],
    ];
    for (const [name, content, text] of refused) {
      await send(page, name, content);
      await page.getByText(text).waitFor();
    }
    const arabic = await visit({ session, language: 'ar' });
    await send(arabic, 'columns.csv', Buffer.from('a,b'), arabicMembers.upload.send);
    await arabic.getByText(arabicJob.failure.wrongColumns).waitFor();
    const head = arabic.getByRole('table', { name: arabicJob.head.label }).getByRole('row');
    await head.filter({ hasText: 'MemberID' }).getByText(arabicJob.headState.missing, { exact: true }).waitFor();
    await head.last().waitFor();
    await arabic.getByText(arabicJob.head.none).waitFor();
  });
});
