import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newbornSiblings } from '../../shared/_field/lookupLists/people.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import arabic from '../../web/newborn/texts/ar.json' with { type: 'json' };
import english from '../../web/newborn/texts/en.json' with { type: 'json' };
import arabicClock from '../../web/ui/texts/ar.json' with { type: 'json' };
import englishClock from '../../web/ui/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { answered } from '../journeys/support/answered.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const words = { en: english, ar: arabic } as const;
const clock = { en: englishClock, ar: arabicClock } as const;
type Language = keyof typeof words;

/** A mother whom no other journey knows, with her payer's confirmed answer at the receptionist's facility. */
async function aMother(api: PortalApi, language: Language) {
  const session = await api.session(receptionist);
  const women = (await api.members()).filter(
    ({ gender, expectedOutcome }) => gender === 'female' && expectedOutcome === 'Eligible',
  );
  const mother = women.at(language === 'en' ? -1 : -2);
  if (!mother) throw new Error('The demonstration has no such member');
  const eligibilityId = await api.submit(session, mother);
  await answered(api, session, eligibilityId);
  return { mother, eligibilityId };
}

/** Yesterday at nine, as a person types it into the field. */
const yesterday = (): string => daysAfter(emiratesDateOf(new Date()), -1).split('-').reverse().join('');

async function fillTwins(page: Page, language: Language) {
  const t = words[language];
  await page.getByRole('button', { name: t.register.add }).click();
  for (const at of [0, 1]) {
    const child = page.getByRole('region', { name: t.register.baby.replace('{{number}}', String(at + 1)) });
    const chosen = newbornSiblings[at];
    if (!chosen) throw new Error('There is no such child of a birth');
    await child.getByRole('combobox', { name: t.field.siblingIndex }).click();
    await page.getByRole('option', { name: nameIn(language, chosen, 'name'), exact: true }).click();
    const parts = [
      [t.field.bornAt, yesterday()],
      [clock[language].time.of.replace('{{label}}', t.field.bornAt), `090${at}`],
    ] as const;
    for (const [name, typed] of parts) {
      await child.getByRole('group', { name, exact: true }).getByRole('spinbutton').first().click();
      await page.keyboard.type(typed);
    }
    await child.getByRole('combobox', { name: t.field.sex }).click();
    await page.getByRole('option', { name: at === 0 ? t.sex.female : t.sex.male, exact: true }).click();
    await child.getByRole('spinbutton', { name: t.field.weightGrams }).fill(String(2400 + 50 * at));
  }
}

describe('newborns', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-02 REQ-NET-26 two desks enter the same twins at once: one has the numbers, the other is told and loses nothing, in %s',
    async (language) => {
      const t = words[language];
      const api = journeyApi();
      const { mother, eligibilityId } = await aMother(api, language);
      const desks: Page[] = [];
      for (const userName of [receptionist, 'admin@noor-clinic.example']) {
        const tolerated = /400 .*\/api\/newborn\/register/;
        desks.push(await visit({ session: await api.session(userName), language, tolerated }));
      }
      const [one, other] = desks as [Page, Page];
      await one.goto('/newbornbaby');
      await one.getByRole('textbox', { name: t.find.patient }).fill(mother.emiratesId);
      await one.getByRole('button', { name: t.find.action, exact: true }).click();
      await one.getByRole('link', { name: t.register.begin }).first().click();
      await other.goto(`/newbornbaby/register/${eligibilityId}`);
      for (const desk of desks) await fillTwins(desk, language);
      expect(await violationsOf(one)).toEqual([]);
      await Promise.all(desks.map((desk) => desk.getByRole('button', { name: t.register.send }).click()));
      await Promise.all(
        desks.map((desk) =>
          Promise.race([
            desk.waitForURL('**/newbornbaby'),
            desk
              .getByRole('alert')
              .filter({ hasText: t.register.baby.replace('{{number}}', '1') })
              .waitFor(),
          ]),
        ),
      );
      const isDone = desks.map((desk) => new URL(desk.url()).pathname === '/newbornbaby');
      expect(isDone.filter(Boolean)).toHaveLength(1);
      const [done, refused] = isDone[0] ? [one, other] : [other, one];
      const weights = refused.getByRole('spinbutton', { name: t.field.weightGrams });
      await expect.poll(() => weights.first().inputValue()).toMatch(/2.?400/);
      await done.getByRole('table').getByRole('link').first().waitFor();
      expect(await violationsOf(done)).toEqual([]);
      const { data } = await api.call<{ items: { motherEnding: string }[] }>('/api/newborn/getnewborns', {
        session: await api.session(receptionist),
      });
      const ending = mother.emiratesId.slice(-4);
      expect(data?.items.filter(({ motherEnding }) => motherEnding === ending)).toHaveLength(2);
    },
  );
});
