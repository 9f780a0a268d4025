import { attentionApi } from '../../shared/attention/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** Overdue requests are listed without their patients. */
export const records = recordsOf(attentionApi, { owned: {}, patientLists: { ofNobody: ['getOverdue'] } });
