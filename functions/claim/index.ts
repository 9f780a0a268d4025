import { claimApi } from '../../shared/claim/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { validateClaim } from './validateClaim.ts';

export const handler = areaHandler(claimApi, { validateClaim }, wiring);
