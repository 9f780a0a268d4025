import { screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { environments } from '../../infra/environments.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { aSignedInUser } from '../support/transport.ts';

// Files share what they have loaded, and this one needs the screens with a part of its own.
vi.resetModules();
const { startI18n } = await import('../../web/base/i18n.ts');
const { eligibilityPortal } = await import('../eligibility/support/eligibilityPortal.ts');
const { heading, renderPortal } = await import('../support/renderPortal.tsx');
await startI18n('en');
afterAll(() => {
  vi.doUnmock('../../web/ui/Arriving.tsx');
  vi.resetModules();
});

/** A part of the form's screen whose code comes after the screen's: React draws the screen, throws that away, and draws it again. */
const late = { code: Promise.withResolvers<void>(), isAwaited: false };
vi.mock('../../web/ui/Arriving.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../web/ui/Arriving.tsx')>();
  const { Arriving } = original;
  return {
    ...original,
    Arriving: (props: Parameters<typeof Arriving>[0]) => {
      if (props.height === 240) {
        late.isAwaited = true;
        use(late.code.promise);
      }
      return Arriving(props);
    },
  };
});

it('REQ-ELIG-10 brings the patient of the dashboard also to a form whose screen is drawn twice until it is there', async () => {
  eligibilityPortal()
    .answer(systemApi.endpoints.getPortalSettings, { data: environments.local.portalSettings })
    .answer(eligibilityApi.endpoints.getPendingCount, { data: { count: 0, isMore: false } })
    .answer(eligibilityApi.endpoints.findPatientPayer, {
      data: { payerId: 102, serviceCategoryId: 1, serviceDate: '2026-11-12' },
    });
  const { user } = renderPortal({ at: '/dashboard', as: aSignedInUser({ roles: ['Eligibility'] }) });
  await heading('Dashboard');
  await screen.findByRole('textbox', { name: 'Emirates ID or card number' });
  await user.keyboard('784198500000017{Enter}');
  await waitFor(() => expect(late.isAwaited).toBe(true));
  late.code.resolve();
  const reason = await screen.findByRole('combobox', { name: /^Reason/ });
  await waitFor(() => expect(reason).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /^Emirates ID/ })).toHaveValue('784-1985-0000001-7');
});
