import { deliveryApi } from '../../shared/delivery/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getDeadLetter } from './getDeadLetter.ts';
import { getDeadLetters } from './getDeadLetters.ts';
import { redriveDeadLetters } from './redriveDeadLetters.ts';

export const handler = areaHandler(deliveryApi, { getDeadLetters, getDeadLetter, redriveDeadLetters }, wiring);
