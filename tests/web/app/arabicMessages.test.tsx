import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { type Role, roles } from '../../../shared/_field/roles.ts';
import { decideRoute } from '../../../shared/_field/routeGuard.ts';
import { filledText } from '../../../shared/_field/sentence.ts';
import { areas } from '../../../shared/areas.ts';
import { errorTable } from '../../../shared/messages.ts';
import { systemApi } from '../../../shared/system/routes.ts';
import { isTransportError } from '../../../web/api/transportCodes.ts';
import { type Screen, screens } from '../../../web/app/screens.ts';
import { switchLanguage } from '../../../web/base/appearance.ts';
import { loadTexts } from '../../../web/base/i18n.ts';
import { ContractForm } from '../../../web/parts/form/ContractForm.tsx';
import { useContractForm } from '../../../web/parts/form/useContractForm.ts';
import { TextInput } from '../../../web/ui/TextInput.tsx';
import { arabicOf, everyMessage } from '../../support/messages.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const send = endpoint({
  method: 'POST',
  path: '/api/test/message',
  summary: 'Send a message',
  access: ['Standard'],
  body: z.strictObject({ remark: z.string() }),
  answer: z.null(),
  requirements: ['REQ-VALID-25'],
});

function Form() {
  const form = useContractForm({
    endpoint: send,
    initial: { remark: '' },
    bodyOf: (values) => values,
    onDone: () => undefined,
  });
  return (
    <ContractForm form={form} label="نموذج">
      <TextInput control={form.control} name="remark" label="ملاحظة" maxLength={20} />
      <button type="submit">إرسال</button>
    </ContractForm>
  );
}

/** Two Latin words in a row, which no identifier, code or number has. */
const englishIn = (text: string): string[] => text.match(/[A-Za-z]{2,} [A-Za-z]{2,}[^\u0600-\u06FF]*/g) ?? [];

/** Everything that a page says or shows, without what is marked as English on purpose. */
function wordsOf(page: HTMLElement): string {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const foreign of copy.querySelectorAll('script, style, [lang="en"]')) foreign.remove();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      words.push(...['aria-label', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name) ?? ''));
    } else words.push(node.textContent ?? '');
  }
  return words.filter(Boolean).join('\n');
}

let portal: FakePortal;
beforeAll(async () => {
  await switchLanguage('ar');
  await loadTexts(['messages', 'refusals', 'screens', 'ui']);
});
beforeEach(() => {
  portal = fakePortal();
});
afterAll(() => switchLanguage('en'));

describe('a refusal in Arabic', () => {
  /** What the server answers: the English sentence, filled in, with the key of its text and the values. */
  const errorOf = ({ key, code, english }: (typeof everyMessage)[number]): ApiError => {
    const places = [...english.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(places.map((name, at) => [name, name === 'count' ? 150 : `V-${at}`]));
    return {
      code,
      message: filledText(english, values),
      ...(key !== code && { textKey: key }),
      ...(places.length > 0 && { values }),
    };
  };
  // A name or a number within the sentence keeps its own direction by invisible marks.
  const visible = (text: string | null) => (text ?? '').replace(/[\u2066\u2068\u2069]/g, '');

  it('is said in Arabic with its values, at its field and above the form, each of the contract', async () => {
    const user = userEvent.setup();
    render(
      <Suspense>
        <Form />
      </Suspense>,
    );
    await screen.findByRole('textbox', { name: 'ملاحظة' });
    for (const message of everyMessage) {
      const error = errorOf(message);
      portal.answer(send, { refusal: 'invalidInput', errors: [error, { ...error, field: 'remark' }] });
      await user.click(screen.getByRole('button', { name: 'إرسال' }));
      const expected = arabicOf(message.key).map((text) => visible(filledText(text, error.values)));
      await waitFor(() => {
        const atField = visible(document.getElementById('field-remark-helper-text')?.textContent ?? null);
        expect(expected, `${message.key} at its field`).toContain(atField);
        // Without an answer the form says that nothing is lost; an alert says why.
        if (isTransportError(error)) return;
        const above = visible(screen.getByRole('alert').textContent);
        expect(
          expected.filter((text) => above.includes(text)),
          `${message.key} above`,
        ).not.toEqual([]);
      });
      expect(englishIn(wordsOf(document.body)), message.key).toEqual([]);
    }
    expect(portal.sentTo(send)).toHaveLength(everyMessage.length);
  });

  it('without a text of its own, or of a newer server, says in general that something is wrong', async () => {
    const user = userEvent.setup();
    render(
      <Suspense>
        <Form />
      </Suspense>,
    );
    const newer = { code: 'fromTheFuture', message: 'Something that nobody has heard of.', textKey: 'nowhere:atAll' };
    portal.answer(send, { refusal: 'invalidInput', errors: [newer, { ...newer, field: 'remark' }] });
    await user.click(await screen.findByRole('button', { name: 'إرسال' }));
    await screen.findByText(arabicOf('valueNotValid')[0] ?? '');
    expect(englishIn(wordsOf(document.body))).toEqual([]);
  });
});

describe('a screen in Arabic whose calls are all refused', () => {
  /** One of the failures that belong to a module: its texts come with the answer. */
  const refused = { code: 'jobAlreadyRunning', textKey: 'job:jobAlreadyRunning' } as const;
  const arabic = { displayName: 'نورة', facilityName: 'عيادة النخلة' };

  const mayOpen = ({ path, access }: Screen) =>
    ['Standard' as Role, ...roles]
      .map((role) => aSignedInUser({ ...arabic, roles: [role], payerId: 301, providerId: 1 }))
      .find((login) => decideRoute(login, { address: path, access }).isAllowed);

  /** Modules of later releases share one screen: one of them stands for all. */
  const shown = screens.filter(({ isLater, path }) => !isLater || path === '/pharmacy');

  it.each(shown.map((screen) => [screen.path, screen] as const))('%s shows no English sentence', async (path, row) => {
    const login = row.access === 'public' ? undefined : mayOpen(row);
    expect(login !== undefined || row.access === 'public', 'a login that may open it').toBe(true);
    const errors = [{ ...refused, message: errorTable.jobAlreadyRunning.message }];
    for (const each of areas.flatMap((area) => Object.values(area.endpoints))) {
      if (each !== systemApi.endpoints.getPortalSettings) portal.answer(each, { refusal: refused.code, errors });
    }
    const at = path.replace(/:\w+/g, '01JD0000000000000000000000');
    renderPortal({ at, ...(login && { as: login }) });
    await screen.findByRole('heading', { level: 1 });
    await act(() => portal.untilAnswered());
    expect(englishIn(wordsOf(document.body))).toEqual([]);
  });
});
