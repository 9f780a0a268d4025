import { timelineEvent } from '../../../shared/eligibility/routes.ts';
import { timelineOf } from '../../_store/timeline.ts';

/** The events of a request, beside the pointer by which payers find it. */
export const { put: eventPut, list: listTimeline } = timelineOf({
  table: 'eligibility',
  pkOf: (eligibilityId) => `ELIG#${eligibilityId}`,
  event: timelineEvent,
});
