import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { authorizationRuleApi, type PastRequest } from '../../shared/authorizationRule/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { aRuleContent } from './support/someRules.ts';

const { endpoints } = authorizationRuleApi;
const ruleId = '01KBARE0000000000051800001';

const past = (number: number, given: Partial<PastRequest>): PastRequest => ({
  ...{ authorizationId: `01KBPAST00000000000000000${number}`, serviceDate: '2026-11-02', state: 'approved' },
  ...{ netFils: 250_00, findings: [], decisions: [], ...given },
});
const finding = (severity: 'block' | 'warn' | 'info'): PastRequest['findings'][number] => ({
  ...{ ruleId, version: 1, severity, kind: 'documentMissing', documents: ['medicalReport'], observations: [] },
});
const decided = (was: string) => [{ line: '1', decision: 'approve' as const, denialCode: null, was }];

let portal: FakePortal;
giveElementsASize();
beforeEach(() => {
  sessionStorage.clear();
  const content = aRuleContent({});
  portal = fakePortal()
    .answer(endpoints.getAuthorizationRule, {
      data: {
        ...{ ruleId, payerId: 518, edition: 2, draft: content, newest: null, waiting: null, refused: null },
        isAuthor: true,
      },
    })
    .answer(endpoints.searchAuthorizationRuleHistory, { data: { items: [], nextCursor: null, total: null } })
    .answer(endpoints.tryRuleOnPastRequests, (_, { body }) => ({
      data: body.cursor
        ? {
            items: [past(4, { decisions: decided('denied'), findings: [finding('info')] })],
            nextCursor: null,
            total: null,
          }
        : {
            items: [
              past(1, { findings: [finding('block')] }),
              past(2, { findings: [finding('warn')] }),
              past(3, { findings: [finding('info')], decisions: decided('partlyApproved') }),
            ],
            nextCursor: 'next',
            total: null,
          },
    }));
});

const tried = () =>
  portal
    .sentTo(endpoints.tryRuleOnPastRequests)
    .map(({ body }) => body as { from?: string; content: { name: string } });

async function open() {
  const as = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 518 });
  const opened = renderPortal({ at: `/eauth/rules/518/${ruleId}`, as });
  await screen.findByRole('button', { name: 'Try the rule' });
  return opened;
}

describe('a rule that is tried on past requests', () => {
  it('REQ-EAUTH-07 shows how many it would have held, warned of and decided in a period, and which, page after page', async () => {
    const { user } = await open();
    expect(tried()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try the rule' }));
    const counts = await screen.findByText(/Requests that it is about: 4/);
    expect(counts).toHaveTextContent(
      'Requests that it is about: 4, held: 1, warned of: 1, decided at once: 2, named only: 0, decided otherwise than people did: 1',
    );
    const today = emiratesDateOf(new Date());
    expect(tried()[0]).toMatchObject({ from: daysAfter(today, -90), to: today });
    const row = (await screen.findByText('Would have been held')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/eauth/01KBPAST000000000000000001');
  });

  it('is the rule as it stands on the screen, saved or not, and saves nothing', async () => {
    const { user } = await open();
    const name = screen.getByRole('textbox', { name: /^Name in English/ });
    await user.clear(name);
    await user.type(name, 'Typed');
    await user.click(screen.getByRole('button', { name: 'Try the rule' }));
    await waitFor(() => expect(tried().at(-1)?.content.name).toBe('Typed'));
    expect(portal.sentTo(endpoints.saveAuthorizationRuleDraft)).toEqual([]);
  });

  it('says that it could not be counted, instead of a number', async () => {
    portal.answer(endpoints.tryRuleOnPastRequests, { refusal: 'notAllowed' });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Try the rule' }));
    expect(await screen.findByText(/could not be counted/)).toBeVisible();
    expect(screen.queryByText(/Requests that it is about/)).not.toBeInTheDocument();
  });
});
