import type { manageApi } from '../../shared/manage/routes.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { shownUser } from './shownUser.ts';

/** The caller's own details for account settings (REQ-PROFILE-31). */
export const getUserDetails: Operation<typeof manageApi.endpoints.getUserDetails> = async (_input, ctx) =>
  shownUser(await currentUser(ctx));
