import { payerApi } from '../../shared/api/payer.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getEligibilityPayers } from './getEligibilityPayers.ts';

export const handler = areaHandler(payerApi, { getEligibilityPayers }, wiring);
