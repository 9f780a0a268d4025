import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { providerTypes } from '../../shared/_field/providerTypes.ts';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { installCardAgent } from './cardAgent.ts';
import { choose, fillIn } from './fillIn.ts';
import { renderPortal } from './renderPortal.tsx';
import { aChallenge, installSolver } from './solverWorker.ts';
import { type FakePortal, fakePortal } from './transport.ts';

const { checkUserName, register, testControlMedicationConnection } = accountApi.endpoints;
const { getHumanVerification, beginCardReading, verifyCardReading } = accountApi.endpoints;
type User = ReturnType<typeof renderPortal>['user'];

export const emiratesId = '784-1985-0000001-7';
/** What a reading of that person's card says. */
export const card = {
  cardReadId: 'reading-1',
  fullName: 'Sara,,Invented',
  doB: '1985-01-01',
  emiratesIdNumber: '784198500000017',
  photo: null,
  isVerified: true,
};

/** A portal in which every step of a registration goes well. */
const registrationPortal = (): FakePortal =>
  fakePortal()
    .answer(getHumanVerification, async () => ({ data: await aChallenge() }))
    .answer(regulatorApi.endpoints.getRegulators, { data: [...regulatorOptions] })
    .answer(lookupsApi.endpoints.getProviderTypes, { data: [...providerTypes] })
    .answer(checkUserName, { data: 'false' })
    .answer(regulatorApi.endpoints.testConnection, { data: null, status: 1 })
    .answer(testControlMedicationConnection, { data: true })
    .answer(beginCardReading, {
      data: { requestId: 'request-1', expiresAt: new Date(Date.now() + 300_000).toISOString() },
    })
    .answer(verifyCardReading, { data: card })
    .answer(register, { data: { userId: 'user-1', waitsFor: null } });

/** For the tests of a file: each has such a portal of its own, a worker that solves challenges and an agent that reads cards. */
export function registrationPortals(): () => FakePortal {
  let portal: FakePortal;
  beforeAll(() => {
    installSolver();
    installCardAgent();
  });
  beforeEach(() => {
    vi.restoreAllMocks();
    portal = registrationPortal();
  });
  return () => portal;
}

export async function openRegistration(): Promise<User> {
  const { user } = renderPortal({ at: '/account/register' });
  await screen.findByRole('heading', { level: 2, name: 'Registration Details' });
  return user;
}

export const button = (name: string) => screen.getByRole('button', { name });
export const box = (name: string) => screen.getByRole('checkbox', { name });
/** What was sent to register an account. */
export const registrationSent = (portal: FakePortal, index = 0) =>
  portal.sentTo(register)[index]?.body as Record<string, unknown>;

export async function fillPerson(user: User): Promise<void> {
  await fillIn(user, 'Email', 'sara@palm.example');
  await fillIn(user, 'Password', 'Secret-12!a');
  await fillIn(user, 'Confirm Password', 'Secret-12!a');
  await fillIn(user, 'First Name', 'Sara');
  await fillIn(user, 'Last Name', 'Invented');
  await fillIn(user, 'Emirates ID', emiratesId);
}

export async function fillRegulatory(user: User): Promise<void> {
  await choose(user, 'Regulator', 'HAAD');
  await fillIn(user, 'Facility License Number', 'MF1001');
  await fillIn(user, 'Regulator Username', 'palm');
  await fillIn(user, 'Regulator Password', 'regulator-1');
}

export async function fillAll(user: User): Promise<void> {
  await fillPerson(user);
  await fillRegulatory(user);
  await user.click(button('Test Connection'));
  await screen.findByText('Connection Succeeded');
  await waitFor(() => expect(button('Register')).toBeEnabled());
}

export async function fillControlled(user: User): Promise<void> {
  await user.click(box('Controlled Medication'));
  await fillIn(user, 'Controlled Medication Username', 'cm-palm');
  await fillIn(user, 'Controlled Medication Password', 'cm-secret');
  await fillIn(user, 'Clinician License Number', 'GD1');
}
