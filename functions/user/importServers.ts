import { userSheet } from '../../shared/user/userSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [userSheet.name]: async () => (await import('./sheet/userImport.ts')).userImport,
};
