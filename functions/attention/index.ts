import { attentionApi } from '../../shared/attention/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getAttention } from './getAttention.ts';
import { getOverdue } from './getOverdue.ts';

export const handler = areaHandler(attentionApi, { getAttention, getOverdue }, wiring);
