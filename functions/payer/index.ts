import { payerApi } from '../../shared/payer/routes.ts';
import { isServing, serves } from '../_data/payer/payer.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { findPayers } from './findPayers.ts';

const operations = {
  getPayers: findPayers(isServing),
  getPayersAbm: findPayers(serves('abm')),
  getPayersForClaim: findPayers(serves('claims')),
  getAllPayers: findPayers(() => true),
  getPayersByUserId: findPayers(isServing),
  getEligibilityPayers: findPayers(serves('eligibility')),
  getClaimDashboardPayers: findPayers(serves('claimDashboard')),
};

export const handler = areaHandler(payerApi, operations, wiring);
