import { describe, expect, it } from 'vitest';
import { demoMembers } from '../../functions/_demo/members.ts';
import { plans } from '../../shared/_field/plans.ts';
import arabicMessages from '../../web/app/messages/texts/ar.json' with { type: 'json' };
import arabic from '../../web/member/ghq/texts/ar.json' with { type: 'json' };
import english from '../../web/member/ghq/texts/en.json' with { type: 'json' };
import arabicParts from '../../web/ui/texts/ar.json' with { type: 'json' };
import englishParts from '../../web/ui/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const someone = demoMembers.find(({ payerId }) => payerId === plans.GHQ)!;
const ofAnotherPayer = demoMembers.find(({ payerId }) => payerId === plans.THIQA)!;

describe('a GHQ member', () => {
  it.each([
    ['en', { ...english, ...englishParts.search }, undefined],
    ['ar', { ...arabic, ...arabicParts.search }, { width: 390, height: 844 }],
  ] as const)(
    'REQ-MEMBER-07 REQ-MEMBER-08 REQ-MEMBER-10 is searched by Emirates ID, in %s',
    async (language, texts, viewport) => {
      const session = await journeyApi().session('ghq@portal.example');
      const page = await visit({ session, language, ...(viewport && { viewport }) });
      await page.goto('/dashboard');
      await page.locator('a[href="/ghq/membersearch"]').click();
      const field = page.getByRole('textbox', { name: texts.emiratesId });
      const search = page.getByRole('button', { name: texts.search, exact: true });

      await field.fill(someone.emiratesId);
      await search.click();
      const [cover] = someone.coverages;
      const found = page.getByRole('listitem').filter({ hasText: cover!.policyNumber });
      await found.getByText(someone.cardNumber).waitFor();
      await found.getByText(someone.bornOn.split('-').reverse().join('-')).waitFor();
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: texts.clear, exact: true }).click();
      await expect.poll(() => field.inputValue()).toBe('');
      await expect.poll(() => found.count()).toBe(0);

      await field.fill(ofAnotherPayer.emiratesId);
      await search.click();
      await page.getByRole('alert').filter({ hasText: texts.none }).waitFor();
      await field.fill('784-1981-0000001-2');
      await search.click();
      const wrong = language === 'en' ? 'Valid Emirates ID Required' : arabicMessages.ownEmiratesIdInvalid;
      await page.getByText(wrong).waitFor();
    },
  );
});
