import { accountApi } from '../../shared/api/account.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getHumanVerification } from './getHumanVerification.ts';
import { getSession } from './getSession.ts';
import { getSigningKeys } from './getSigningKeys.ts';
import { login } from './login.ts';
import { logoff } from './logoff.ts';

export const handler = areaHandler(
  accountApi,
  { getHumanVerification, login, logoff, getSession, getSigningKeys },
  wiring,
);
