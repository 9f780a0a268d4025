import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { isClaimOfflinePlan } from '../../shared/_field/plans.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { isServing, serves } from '../_data/payer/payer.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import { findPayers } from './findPayers.ts';

const operations = {
  getPayers: findPayers(isServing),
  getPayersAbm: findPayers(serves('abm')),
  // REQ-COFF-02: who works with offline claims alone sees the payers for which there are any.
  getPayersForClaim: findPayers(
    (payer, user) =>
      serves('claims')(payer) && (isAllowed(user, moduleAccess.claim) || isClaimOfflinePlan(payer.payerId)),
  ),
  getAllPayers: findPayers(() => true),
  getPayersByUserId: findPayers(isServing),
  getEligibilityPayers: findPayers(serves('eligibility')),
  getClaimDashboardPayers: findPayers(serves('claimDashboard')),
};

export const handler = areaHandler(payerApi, operations, wiring);
