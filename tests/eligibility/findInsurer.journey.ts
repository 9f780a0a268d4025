import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { sidra } from '../../functions/_demo/payers.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { violationsInBothThemes } from '../journeys/support/accessibility.ts';
import { answered } from '../journeys/support/answered.ts';
import { choose, firstChoices, listField, textField } from '../journeys/support/eligibilityForm.ts';
import { heard, keepsFocus } from '../journeys/support/heard.ts';
import { hasFocus, tabTo } from '../journeys/support/keys.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const names = { en: 'Sidra Takaful', ar: 'سدرة للتكافل' } as const;
/** In Sidra's register, and in nobody's. */
const listed = demoEmiratesId(1984, 9500);
const unknown = demoEmiratesId(1990, 9876);
/** Nobody else's looks count against hers. */
const colleague = 'doctor@noor-clinic.example';
let api: PortalApi;
let session: SignedInUser;

beforeAll(async () => {
  api = journeyApi();
  session = await api.session(colleague);
  // From its first answer on the clinic works with Sidra.
  const member = { ...(await api.member('Eligible, AED 20')), payerId: sidra, emiratesId: listed };
  const eligibilityId = await api.submit(session, member);
  expect(await answered(api, session, eligibilityId)).toBe(eligibilityStatus.Eligible);
});

async function openPanel(page: Page, emiratesId: string, language: Language) {
  await page.goto('/eligibility/new');
  await textField(page, 'emiratesId', language).fill(emiratesId);
  await choose(page, 'eidReasonId', firstChoices(language).eidReasonId, language);
  const opener = page.getByRole('button', { name: texts[language].eligibility.form.findInsurer });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: texts[language].card.insurer.title });
  await dialog.waitFor();
  return { opener, dialog, rowOf: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }) };
}

describe.each(['en', 'ar'] as const)('who insures the patient, in %s', (language) => {
  const { insurer } = texts[language].card;

  it('is said by each payer with the age of its list, and taken into the form by one key', async () => {
    const page = await visit({ language, session, theme: 'system', ...(language === 'ar' && { viewport: phone }) });
    const { dialog, rowOf } = await openPanel(page, listed, language);
    await heard(page, insurer.found_one);
    const take = insurer.use.replace('{{payer}}', names[language]).replace('{{cardNumber}}', 'SDR-700001');
    const button = dialog.getByRole('button', { name: take });
    await expect.poll(() => hasFocus(button)).toBe(true);
    await rowOf(names[language])
      // Days, or minutes where another journey has brought the payer's newest list.
      .filter({ hasText: new RegExp(`${insurer.listed}.*\\(.+\\)`) })
      .waitFor();
    // What keeps no register here is not known, which is no no.
    await expect.poll(() => dialog.getByText(insurer.why.noRegister).count()).toBeGreaterThan(1);
    expect(await violationsInBothThemes(page)).toEqual([]);
    if (language === 'ar')
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => textField(page, 'cardNumber', language).inputValue()).toBe('SDR-700001');
    await expect.poll(() => listField(page, 'payerId', language).textContent()).toContain(names[language]);
    await keepsFocus(page);
  });
});

describe('a patient whom nobody insures, in Arabic', () => {
  it('is not known where no register has the patient; closing it leads back to its button', async () => {
    const language = 'ar';
    const { insurer } = texts[language].card;
    const page = await visit({ language, session });
    const { opener, dialog, rowOf } = await openPanel(page, unknown, language);
    await heard(page, insurer.none);
    await dialog.getByText(insurer.noneNext).waitFor();
    await rowOf(names[language])
      .filter({ hasText: insurer.finding.notFound })
      .filter({ hasText: insurer.notListed })
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });
});

// A portal that somebody started by hand keeps its registers as they are.
describe.skipIf(!portal.store)('a register', () => {
  const { endpoint, membersTable: TableName } = portal.store ?? { endpoint: '', membersTable: '' };
  const credentials = { accessKeyId: 'journeys', secretAccessKey: 'journeys' };
  const store = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'local', credentials }));
  const state = { pk: `PAYER#${sidra}#REGISTER`, sk: 'STATE' };
  const broken = { pk: `PAYER#${sidra}#MEMBER#BROKEN`, sk: 'MEMBER' };

  it('that has no list, or cannot be read, says nothing against the patient', async () => {
    const language = 'en';
    const { insurer } = texts[language].card;
    const { Item } = await store.send(new GetCommand({ TableName, Key: state }));
    if (!Item) throw new Error('Sidra has no list');
    const page = await visit({ language, session });
    try {
      await store.send(new DeleteCommand({ TableName, Key: state }));
      const empty = await openPanel(page, unknown, language);
      await empty.rowOf(names[language]).filter({ hasText: insurer.why.noList }).waitFor();
      // A member that the portal cannot understand.
      const emiratesIdPk = `PAYER#${sidra}#EMIRATESID#${unknown}`;
      await store.send(new PutCommand({ TableName, Item: { ...broken, emiratesIdPk } }));
      const failing = await openPanel(page, unknown, language);
      await failing.rowOf(names[language]).filter({ hasText: insurer.why.notReadable }).waitFor();
      await heard(page, insurer.none);
    } finally {
      await store.send(new DeleteCommand({ TableName, Key: broken }));
      await store.send(new PutCommand({ TableName, Item }));
    }
  });
});
