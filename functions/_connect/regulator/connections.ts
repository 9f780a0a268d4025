import { type ConnectedRegulatorId, regulators } from '../../../shared/_field/regulator.ts';
import { env } from '../../_kit/env.ts';
import { measured } from '../../_kit/measured.ts';
import { dhpo, shafafiya } from '../postOffice/soapOffice.ts';
import type { AskRegister } from './clinicianRegister.ts';
import { postOfficeConnection } from './postOffice.ts';
import { postOfficeRegister } from './postOfficeRegister.ts';
import type { TryConnection, WaitAfter } from './regulator.ts';
import { riayatiConnection } from './riayati.ts';
import { riayatiRegister } from './riayatiRegister.ts';

function connectionTo(regulatorId: ConnectedRegulatorId): TryConnection {
  const timeoutMs = env('REGULATOR_TIMEOUT_MS');
  switch (regulatorId) {
    case regulators.DHA:
      return postOfficeConnection(dhpo(), timeoutMs);
    case regulators.HAAD:
      return postOfficeConnection(shafafiya(), timeoutMs);
    case regulators.MOHAP:
      return riayatiConnection(env('REGULATOR_RIAYATI_URL'), timeoutMs);
  }
}

function registerOf(regulatorId: ConnectedRegulatorId): AskRegister {
  const timeoutMs = env('REGULATOR_TIMEOUT_MS');
  switch (regulatorId) {
    case regulators.DHA:
      return postOfficeRegister(dhpo(), timeoutMs);
    case regulators.HAAD:
      return postOfficeRegister(shafafiya(), timeoutMs);
    case regulators.MOHAP:
      return riayatiRegister(env('REGULATOR_RIAYATI_URL'), timeoutMs);
  }
}

/** The adapter of a regulator, at the addresses of this environment. Each try is measured. */
export const connectionOf =
  (regulatorId: ConnectedRegulatorId): TryConnection =>
  (question) =>
    measured(
      `regulator ${regulatorId}`,
      () => connectionTo(regulatorId)(question),
      (outcome) => outcome === 'unavailable',
    );

/** The adapter of a regulator's list of clinicians, at the same addresses. Each question is measured. */
export const clinicianRegisterOf =
  (regulatorId: ConnectedRegulatorId): AskRegister =>
  (licenseNo) =>
    measured(
      `clinician register ${regulatorId}`,
      () => registerOf(regulatorId)(licenseNo),
      ({ kind }) => kind === 'unanswered',
    );

/**
 * The regulators' rates for one user: new transactions once a minute (Shafafiya P010), searches ten times an hour (P004), which
 * only a success reaches. Only Shafafiya publishes rates; the others are treated as politely, but asked again sooner after a fault.
 */
const shafafiyaWaits: WaitAfter = { proven: 360, credentialsOnly: 360, loginFailed: 60, unavailable: 60 };
const otherWaits: WaitAfter = { proven: 360, credentialsOnly: 360, loginFailed: 60, unavailable: 10 };

export const waitAfter = (regulatorId: ConnectedRegulatorId): WaitAfter =>
  regulatorId === regulators.HAAD ? shafafiyaWaits : otherWaits;
