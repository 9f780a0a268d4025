import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabicCircular from '../../web/circular/texts/ar.json' with { type: 'json' };
import englishCircular from '../../web/circular/texts/en.json' with { type: 'json' };
import arabicNewborn from '../../web/newborn/texts/ar.json' with { type: 'json' };
import englishNewborn from '../../web/newborn/texts/en.json' with { type: 'json' };
import arabic from '../../web/parts/formDraft/texts/ar.json' with { type: 'json' };
import english from '../../web/parts/formDraft/texts/en.json' with { type: 'json' };
import arabicQuery from '../../web/providerQuery/texts/ar.json' with { type: 'json' };
import englishQuery from '../../web/providerQuery/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { answered } from '../journeys/support/answered.ts';
import { stopClock } from '../journeys/support/clock.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const words = { en: english, ar: arabic } as const;
const queries = { en: englishQuery, ar: arabicQuery } as const;
const newborns = { en: englishNewborn, ar: arabicNewborn } as const;
const circulars = { en: englishCircular, ar: arabicCircular } as const;
type Language = keyof typeof words;

/** After the last key (REQ-NET-16); the call's own time comes on top of the page's. */
const savedWithinMs = 2_000;

const box = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

/** A form of the portal: where it is, who fills it in, and a field of it. */
interface Form {
  readonly who: string;
  readonly pathOf: (api: PortalApi) => Promise<string> | string;
  readonly fieldOf: (page: Page, language: Language) => ReturnType<typeof box>;
  readonly text: () => string;
}

async function aMothersPage(api: PortalApi): Promise<string> {
  const women = (await api.members()).filter(
    ({ gender, expectedOutcome }) => gender === 'female' && expectedOutcome === 'Eligible',
  );
  const mother = women.at(-3);
  if (!mother) throw new Error('The demonstration has no such member');
  const session = await api.session(receptionist);
  const eligibilityId = await api.submit(session, mother);
  // The form opens once the payer has confirmed the cover.
  await answered(api, session, eligibilityId);
  return `/newbornbaby/register/${eligibilityId}`;
}

const forms: Readonly<Record<string, Form>> = {
  providerQuery: {
    who: receptionist,
    pathOf: () => '/providerquery/new',
    fieldOf: (page, language) => box(page, queries[language].field.subject),
    text: () => `Half a subject ${randomUUID().slice(0, 6)}`,
  },
  circular: {
    who: 'payeradmin@pearl.example',
    pathOf: () => '/circular/publishing/new',
    fieldOf: (page, language) => box(page, circulars[language].field.title),
    text: () => `Half a title ${randomUUID().slice(0, 6)}`,
  },
  newborn: {
    who: receptionist,
    pathOf: aMothersPage,
    fieldOf: (page, language) => page.getByRole('spinbutton', { name: newborns[language].field.weightGrams }),
    text: () => '2450',
  },
};

describe('a form that is kept', () => {
  const cases = Object.keys(forms).flatMap((name) =>
    (['en', 'ar'] as const).map((language) => [name, language] as const),
  );
  it.each(cases)(
    '%s is found again in another browser after its page was closed, and is empty once it was discarded, in %s',
    async (name, language) => {
      const { who, pathOf, fieldOf, text } = forms[name] as Form;
      const api = journeyApi();
      const [session, path, typed] = [await api.session(who), await pathOf(api), text()];
      const t = words[language];
      const first = await visit({ session, language });
      await first.clock.install();
      await first.goto(path);
      await fieldOf(first, language).waitFor();
      await stopClock(first);
      await fieldOf(first, language).fill(typed);
      await first.clock.runFor(savedWithinMs);
      await first.getByText(new RegExp(`^${t.state.saved} `)).waitFor();
      await first.clock.resume();
      expect(await violationsOf(first)).toEqual([]);
      await first.close();

      const second = await visit({ session, language });
      await second.goto(path);
      await fieldOf(second, language).waitFor();
      await expect.poll(() => fieldOf(second, language).inputValue()).toBe(typed);
      await second.getByText(new RegExp(`^${t.found}`)).waitFor();
      expect(await violationsOf(second)).toEqual([]);
      await second.getByRole('button', { name: t.discard, exact: true }).click();
      const dialog = second.getByRole('dialog');
      expect(await violationsOf(second)).toEqual([]);
      await dialog.getByRole('button', { name: t.discard, exact: true }).click();
      await expect.poll(() => fieldOf(second, language).inputValue()).toBe('');
      await second.reload();
      await fieldOf(second, language).waitFor();
      await expect.poll(() => fieldOf(second, language).inputValue()).toBe('');
    },
  );
});
