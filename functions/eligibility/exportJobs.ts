import { eligibilityExport } from './export/eligibilityExport.ts';

export const exportJobs = { eligibilityExport: eligibilityExport() };
