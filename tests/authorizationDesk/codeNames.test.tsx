import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { authorizationRow } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser } from '../support/transport.ts';
import { authorizationId, deskPortal, inHand, reviewer } from './support/deskPortal.ts';

const { getDeskQueue, getDeskCounts } = authorizationDeskApi.endpoints;
const names = {
  activities: [
    { type: 8, code: 'W-302', description: 'Ultrasound of the abdomen', descriptionArabic: 'تصوير البطن' },
    // Another kind of activity has the same code.
    { type: 3, code: 'W-301', description: 'Something else', descriptionArabic: '' },
  ],
  diagnoses: [
    { code: 'R10.9', description: 'Unspecified abdominal pain', chapterName: 'Symptoms', chapterNameArabic: 'الأعراض' },
  ],
  clinicians: [
    {
      ...{ licenseNo: 'GD1234', fullName: 'Elena Invented', fullNameArabic: 'إيلينا' },
      ...{ specialty: 'Cardiology', specialtyArabic: 'أمراض القلب' },
    },
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
  return () => switchLanguage('en');
});

async function openDesk(language: 'en' | 'ar') {
  deskPortal(inHand({ names }));
  await switchLanguage(language);
  renderPortal({ at: `/eauth/desk/${authorizationId}`, as: reviewer });
  await screen.findAllByRole('radiogroup');
}

it('the desk names services, diagnoses and clinicians in words', async () => {
  await openDesk('en');
  const line = screen.getByRole('group', { name: /^Line 1 · W-302 – Ultrasound of the abdomen$/ });
  expect(line).toHaveTextContent(/W-302 – Ultrasound of the abdomen.*GD1234 – Elena Invented · Cardiology/);
  // A code that no list has stands alone.
  expect(screen.getByRole('group', { name: /^Line 2 · W-301$/ })).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/R10\.9 – Unspecified abdominal pain \(principal\)/);
});

it('in Arabic, with the chapter of a diagnosis, which has English words only', async () => {
  await openDesk('ar');
  const line = screen.getByRole('group', { name: /W-302/ });
  expect(line).toHaveTextContent(/W-302 – تصوير البطن.*GD1234 – إيلينا · أمراض القلب/);
  expect(document.body).toHaveTextContent(/R10\.9 – \u200f\u2066Unspecified abdominal pain\u2069 \(الأعراض\)/u);
});

it('a warning that was passed over names its lines in words', async () => {
  const about = { ruleId: '01K00000000000000000000002', version: 1, documents: [], observations: [], reason: 'Urgent' };
  const warning = { ...about, name: 'Too soon', nameArabic: 'مبكر', lines: ['1', '2'] };
  deskPortal(inHand({ names, ruleCheck: { on: '2026-11-20', rules: [], warnings: [warning] } }));
  renderPortal({ at: `/eauth/desk/${authorizationId}`, as: reviewer });
  const list = await screen.findByRole('list', { name: 'Warnings that the facility passed over' });
  expect(within(list).getByText('1 · W-302 – Ultrasound of the abdomen')).toBeInTheDocument();
  // A code that no list has stands alone.
  expect(within(list).getByText('2 · W-301')).toBeInTheDocument();
});

it('the record of the facility names them, too', async () => {
  deskPortal(inHand({ names, side: 'provider', moves: [], holder: null }));
  renderPortal({ at: `/eauth/${authorizationId}`, as: aSignedInUser({ roles: ['MedicalProvider'], payerId: null }) });
  const lines = await screen.findByRole('list', { name: 'Lines: asked and approved' });
  const [one, two] = within(lines).getAllByRole('listitem');
  expect(one).toHaveTextContent(/W-302 – Ultrasound of the abdomen.*GD1234 – Elena Invented · Cardiology/);
  expect(two).not.toHaveTextContent('Something else');
  expect(document.body).toHaveTextContent(/R10\.9 – Unspecified abdominal pain \(principal\)/);
});

const items = [{ documentType: 'labResult' as const, lineId: '1', answer: null }];
const information = [{ items, askedAt: '2026-11-20T07:00:00.000Z', answeredAt: null }];

it('the desk names the line that was asked about', async () => {
  deskPortal(inHand({ names }), { information });
  renderPortal({ at: `/eauth/desk/${authorizationId}`, as: reviewer });
  const asked = await screen.findByRole('list', { name: 'What the facility was asked for' });
  expect(asked).toHaveTextContent('(1 · W-302 – Ultrasound of the abdomen)');
});

it('a question of the payer names the line that it is about', async () => {
  deskPortal(inHand({ names, information, side: 'provider', moves: [], holder: null }));
  renderPortal({ at: `/eauth/${authorizationId}`, as: aSignedInUser({ roles: ['MedicalProvider'], payerId: null }) });
  const asked = await screen.findByRole('region', { name: 'What the payer asked for' });
  expect(asked).toHaveTextContent(/W-302 – Ultrasound of the abdomen/);
});

it('the queue names them, and so does the list of earlier requests', async () => {
  const subject = { activity: { type: 8, code: 'W-302' }, clinician: 'GD1234', diagnosis: 'R10.9', names };
  const shown = authorizationRow.strip().parse(inHand());
  const empty = { count: 0, isMore: false };
  deskPortal(inHand({ names }), { earlier: [{ ...shown, subject }] })
    .answer(getDeskCounts, { data: { mine: empty, nobody: empty, overdue: empty, proposed: empty, all: empty } })
    .answer(worklistApi.endpoints.getWorklistCounts, {
      data: { mine: empty, waiting: empty, overdue: empty, all: empty },
    })
    .answer(getDeskQueue, {
      data: {
        items: [{ ...shown, version: 3, setting: 'outpatient', isProposed: false, hasWarnings: false, subject }],
        ...{ nextCursor: null, total: null },
      },
    });
  const { unmount } = renderPortal({ at: '/eauth/desk', as: reviewer });
  const table = await screen.findByRole('table');
  await within(table).findByText('W-302 – Ultrasound of the abdomen');
  for (const text of ['R10.9 – Unspecified abdominal pain', 'Elena Invented · Cardiology'])
    expect(within(table).getByText(text)).toBeInTheDocument();
  unmount();
  renderPortal({ at: `/eauth/desk/${authorizationId}`, as: reviewer });
  const earlier = await screen.findByRole('list', { name: 'Earlier requests of this member' });
  expect(within(earlier).getByRole('link', { name: 'W-302 – Ultrasound of the abdomen' })).toBeInTheDocument();
  expect(earlier).toHaveTextContent('+1');
});
