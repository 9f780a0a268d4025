import { priceListSheet } from '../../shared/priceList/priceListSheet.ts';
import { priceProposalSheet } from '../../shared/priceList/priceProposalSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [priceListSheet.name]: async () => (await import('./priceListImport.ts')).priceListImport,
  [priceProposalSheet.name]: async () => (await import('./proposal/proposalImport.ts')).proposalImport,
};
