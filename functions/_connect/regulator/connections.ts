import { type ConnectedRegulatorId, regulators } from '../../../shared/_field/regulator.ts';
import { env } from '../../_kit/env.ts';
import { postOfficeConnection } from './postOffice.ts';
import type { TryConnection, WaitAfter } from './regulator.ts';
import { riayatiConnection } from './riayati.ts';

/** The adapter of a regulator, at the addresses of this environment. */
export function connectionOf(regulatorId: ConnectedRegulatorId): TryConnection {
  const timeoutMs = env('REGULATOR_TIMEOUT_MS');
  switch (regulatorId) {
    case regulators.DHA:
      return postOfficeConnection(
        {
          url: env('REGULATOR_DHPO_URL'),
          namespace: 'http://www.eClaimLink.ae/',
          transactionStatus: 'TransactionStatus',
        },
        timeoutMs,
      );
    case regulators.HAAD:
      return postOfficeConnection(
        {
          url: env('REGULATOR_SHAFAFIYA_URL'),
          namespace: 'https://www.shafafiya.org/v2/',
          transactionStatus: 'transactionStatus',
        },
        timeoutMs,
      );
    case regulators.MOHAP:
      return riayatiConnection(env('REGULATOR_RIAYATI_URL'), timeoutMs);
  }
}

/**
 * The regulators' rates for one user: new transactions once a minute (Shafafiya P010), searches ten times an hour (P004), which
 * only a success reaches. Only Shafafiya publishes rates; the others are treated as politely, but asked again sooner after a fault.
 */
const shafafiyaWaits: WaitAfter = { proven: 360, credentialsOnly: 360, loginFailed: 60, unavailable: 60 };
const otherWaits: WaitAfter = { proven: 360, credentialsOnly: 360, loginFailed: 60, unavailable: 10 };

export const waitAfter = (regulatorId: ConnectedRegulatorId): WaitAfter =>
  regulatorId === regulators.HAAD ? shafafiyaWaits : otherWaits;
