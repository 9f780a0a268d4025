import type { accountApi } from '../../shared/account/routes.ts';
import { termsPage } from '../_data/terms/terms.ts';
import type { Operation } from '../_kit/context.ts';

/** The terms in force as a page of its own (REQ-PROFILE-25). */
export const getTermsAndConditions: Operation<typeof accountApi.endpoints.getTermsAndConditions> = ({ query }) =>
  termsPage(query.language);
