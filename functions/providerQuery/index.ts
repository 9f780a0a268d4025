import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { caseCalls } from '../_parts/case/caseCalls.ts';
import { getQueries } from './getQueries.ts';
import { getQuery } from './getQuery.ts';
import { moveQuery } from './moveQuery.ts';
import { openQuery } from './openQuery.ts';
import { queryCase } from './queryCase.ts';

const { messages, attachment, markRead, staff } = caseCalls(queryCase);
const alike = {
  getQueryMessages: messages,
  getQueryAttachment: attachment,
  markQueryRead: markRead,
  getQueryStaff: staff,
};

export const handler = areaHandler(providerQueryApi, { getQueries, getQuery, openQuery, moveQuery, ...alike }, wiring);
