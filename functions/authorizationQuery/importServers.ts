import { insurerAuthorizationSheet } from '../../shared/authorizationQuery/insurerAuthorizationSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [insurerAuthorizationSheet.name]: async () =>
    (await import('./sheet/insurerAuthorizationImport.ts')).insurerAuthorizationImport,
};
