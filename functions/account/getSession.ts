import type { accountApi } from '../../shared/account/routes.ts';
import type { Operation } from '../_kit/context.ts';

/** The session's user as the server knows them: what a page that was reloaded shows, and not what the browser kept. */
export const getSession: Operation<typeof accountApi.endpoints.getSession> = async (_input, ctx) => ctx.user;
