import { authorizationExport } from './export/authorizationExport.ts';

export const exportJobs = { authorizationExport: authorizationExport() };
