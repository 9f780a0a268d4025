import type { deliveryApi } from '../../shared/api/delivery.ts';
import { listDeadLetters } from '../_data/deadLetter.ts';
import type { Operation } from '../_kit/context.ts';

export const getDeadLetters: Operation<typeof deliveryApi.endpoints.getDeadLetters> = ({ query }, { store }) =>
  listDeadLetters(store, query);
