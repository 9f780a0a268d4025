import { deskKind as authorizationDesk } from '../../../shared/authorizationDesk/deskKind.ts';
import { deskKind as worklist } from '../../../shared/worklist/deskKind.ts';

/** The kinds of all modules. `npm run modules` writes this file. */
export const kindsOfModules = { authorizationDesk, worklist };
