import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Page as ListPage } from '../../shared/_contract/page.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { ListVersion } from '../../shared/_parts/versionedList/versionModel.ts';
import type { PriceProposal, ProposalRow } from '../../shared/priceList/proposal.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { aPrice, priceSheet } from './support/priceLists.ts';

const visit = visits();
const api = journeyApi();
const providerAdmin = 'admin@noor-clinic.example';

const journeys = [
  { language: 'en', account: 'payeradmin@pearl.example', payer: 'Pearl Mutual Health' },
  { language: 'ar', account: 'payeradmin@sidra.example', payer: 'سدرة للتكافل', viewport: phone },
] as const;

/** What the demonstration or another try has left waiting is in nobody's way. */
async function withdrawn(session: SignedInUser, payerId: number): Promise<void> {
  const query = new URLSearchParams({ payerId: String(payerId) });
  const found = await api.call<ListPage<ProposalRow>>(`/api/pricelist/getproposals?${query}`, { session });
  const waiting = found.data?.items.find(({ state }) => state === 'waiting');
  if (!waiting) return;
  const { proposalId } = waiting;
  const named = new URLSearchParams({ payerId: String(payerId), proposalId });
  const { data } = await api.call<PriceProposal>(`/api/pricelist/getproposal?${named}`, { session });
  const body = { payerId, proposalId, edition: data?.edition };
  await api.call('/api/pricelist/withdrawproposal', { session, body });
}

/** What was accepted takes over on a later day: until it is taken back, no other journey can set a version live. */
async function takenBack(session: SignedInUser): Promise<void> {
  const named = { payerId: session.payerId, facilityLicense: 'DHA-F-9000001' };
  const query = new URLSearchParams({ ...named, payerId: String(named.payerId) });
  const found = await api.call<ListPage<ListVersion>>(`/api/pricelist/getversions?${query}`, { session });
  for (const { versionId, edition, state } of found.data?.items ?? []) {
    const body = { ...named, versionId, edition, move: 'takeBack' };
    if (state !== 'scheduled') continue;
    const { errors } = await api.call('/api/pricelist/moveversion', { session, body });
    expect(errors).toEqual([]);
  }
}

async function looksRight(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
}

describe('prices that a provider proposes', () => {
  it.each(journeys)(
    'REQ-NET-12 REQ-NET-21 come by a sheet, are decided line by line, and are read with their reasons, in $language',
    async ({ language, account, payer, ...look }) => {
      const { priceList: words, sheetImport, screens, empanelment } = texts[language];
      const [insurer, clinic] = [await api.session(account), await api.session(providerAdmin)];
      await withdrawn(clinic, insurer.payerId ?? 0);
      await takenBack(insurer);
      // Codes of its own: what another journey or try has put into the list is not in the sheet.
      const first = randomInt(20_000, 80_000);
      const prices = [first, first + 1, first + 2].map((at) => aPrice(at));

      const provider = await visit({ session: clinic, language, ...look });
      await provider.goto('/updatecontract');
      await provider.getByRole('combobox').first().click();
      await provider.getByRole('option', { name: payer }).click();
      await provider.getByRole('link', { name: empanelment.contract.proposedPrices }).click();
      await provider.waitForURL(/\/updatecontract\/prices$/);
      await provider.getByRole('link', { name: screens.imports, exact: true }).first().waitFor();
      await looksRight(provider);
      await provider.getByRole('link', { name: screens.imports, exact: true }).first().click();
      await provider.waitForURL(/\/imports\?kind=priceProposal/);
      await provider
        .locator('input[type=file]')
        .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(priceSheet(prices)) });
      await provider.getByRole('button', { name: sheetImport.new.send }).click();
      await provider.waitForURL(/\/imports\/priceProposal\/[0-9A-Z]{26}$/);
      await provider.getByRole('button', { name: sheetImport.map.check }).click();
      await provider.getByRole('button', { name: sheetImport.checked.commit }).click();
      await provider.getByRole('link', { name: sheetImport.result.open }).click();
      await provider.waitForURL(/\/updatecontract\/prices\/\d+\/[0-9A-Z]{26}$/);
      await provider.getByText(words.proposalState.waiting).first().waitFor();
      await provider.getByRole('button', { name: words.proposal.withdraw }).waitFor();
      await looksRight(provider);

      const page = await visit({ session: insurer, language, ...look });
      await page.goto('/updatecontract/prices');
      await page.getByText(words.proposalState.waiting).first().waitFor();
      await looksRight(page);
      await page.goto(new URL(provider.url()).pathname);
      await page.getByRole('button', { name: new RegExp(`^${words.group.new}`) }).click();
      await page
        .getByRole('button', { name: words.decide.line.accept.replace('{{code}}', `${prices[0]?.code}/3`) })
        .click();
      const accepting = page.getByRole('dialog', { name: words.decide.accept });
      await accepting.waitFor();
      await looksRight(page);
      await accepting.getByRole('button', { name: words.decide.acceptButton, exact: true }).click();
      await page.getByText(words.decision.accepted, { exact: true }).waitFor();

      const reason = 'More than the tariff';
      await page.getByRole('button', { name: words.decide.listed.refuse.replace('{{lines}}', '2') }).click();
      const refusing = page.getByRole('dialog', { name: words.decide.refuse });
      await refusing.getByRole('textbox', { name: words.field.reason }).fill(reason);
      await refusing.getByRole('button', { name: words.decide.refuseButton, exact: true }).click();
      await page.getByText(words.decision.refused, { exact: true }).first().waitFor();
      await looksRight(page);

      const removed = page.getByRole('button', { name: new RegExp(`^${words.group.removed}`) });
      // The demonstration has a list for the first one, and other journeys bring one for the second.
      const hasList = !/^\D*0\D*$/.test(String(await removed.textContent()));
      if (language === 'en') expect(hasList).toBe(true);
      if (hasList) {
        // Of the list in force nothing was in the sheet: the group is refused by its count.
        await removed.click();
        await page.getByRole('button', { name: new RegExp(`^${words.decide.group.refuse.split(' (')[0]}`) }).click();
        await refusing.getByRole('textbox', { name: words.field.reason }).fill(reason);
        await refusing.getByRole('button', { name: words.decide.refuseButton, exact: true }).click();
      }
      await page.getByRole('button', { name: words.proposal.complete, exact: true }).click();
      const completing = page.getByRole('dialog', { name: words.proposal.completeTitle });
      await completing.getByRole('textbox', { name: words.field.reason }).fill('Agreed by telephone');
      await completing.getByRole('button', { name: words.proposal.complete, exact: true }).click();
      await page.getByText(words.proposal.completed).waitFor();
      await page.getByText(words.proposalState.accepted, { exact: true }).first().waitFor();

      await provider.reload();
      await provider.getByText(words.proposalState.accepted, { exact: true }).first().waitFor();
      await provider.getByText(reason).first().waitFor();
      await looksRight(provider);
      await takenBack(insurer);
    },
  );
});
