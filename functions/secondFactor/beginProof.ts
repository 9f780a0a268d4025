import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { askFactor } from './askFactor.ts';

/** Asks for a factor to sign one thing. */
export const beginProof: Operation<typeof secondFactorApi.endpoints.beginProof> = ({ body }, ctx) =>
  askFactor(ctx, body);
