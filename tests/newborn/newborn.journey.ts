import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  session = await api.session(receptionist);
});

/** A mother whose cover is confirmed; each language has its own, because a child is registered once. */
const mothers = { en: 'Eligible', ar: 'Eligible, AED 20' } as const;

async function confirmed(outcome: string): Promise<{ eligibilityId: string; emiratesId: string }> {
  const member = await api.member(outcome);
  const eligibilityId = await api.submit(session, member, { eidReasonId: 1, serviceCategoryId: 5 });
  for (;;) {
    const path = `/api/eligibilitycheck/geteligibilityrequest?eligibilityId=${eligibilityId}`;
    const { data } = await api.call<{ answeredAt: string | null }>(path, { session });
    if (data?.answeredAt) return { eligibilityId, emiratesId: member.emiratesId };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe.each(['en', 'ar'] as const)('a newborn in %s', (language) => {
  it('REQ-NET-02 REQ-NET-26 is registered from the mother’s answer, has a number at once, and its own card later', async () => {
    const { newborn: words, eligibility } = texts[language];
    const { eligibilityId, emiratesId } = await confirmed(mothers[language]);
    const page = await visit({ session, language, ...(language === 'ar' ? phone : {}) });
    await page.goto('/newbornbaby');
    await page.getByRole('textbox', { name: words.find.patient }).fill(emiratesId);
    await page.getByRole('button', { name: words.find.action, exact: true }).click();
    await page.getByRole('link', { name: words.register.begin, exact: true }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`/eligibility/${eligibilityId}`);
    await page.getByRole('link', { name: eligibility.detail.registerNewborn, exact: true }).click();
    await page.getByRole('button', { name: words.register.send, exact: true }).waitFor();

    const yesterday = daysAfter(emiratesDateOf(new Date()), -1).split('-').reverse().join('/');
    const born = page.getByRole('textbox', { name: words.field.bornAt });
    await born.first().fill(yesterday);
    await page.keyboard.press('Tab');
    await page.getByRole('spinbutton', { name: words.field.weightGrams }).fill('3150');
    await page.reload();
    // What was typed is there again.
    expect(await page.getByRole('spinbutton', { name: words.field.weightGrams }).inputValue()).toBe('3150');
  });
});
