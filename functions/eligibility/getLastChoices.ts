import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

/** Pages of the release before still ask for it. Nothing of one patient's request belongs into the next one's (ADR 0182). */
export const getLastChoices: Operation<typeof eligibilityApi.endpoints.getLastChoices> = async () => noRecord;
