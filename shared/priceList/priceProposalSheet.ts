import { addressOf } from '../_field/addressOf.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { importKind } from '../_parts/sheetImport.ts';
import { linkedScreens } from '../linkedScreens.ts';
import { priceListSheet } from './priceListSheet.ts';

/** The prices that a provider proposes to an insurer: the columns are those of the insurer's own price lists. */
export const priceProposalSheet = importKind({
  name: 'priceProposal',
  title: { en: 'Prices proposed to an insurer', ar: 'أسعار مقترحة على شركة التأمين' },
  switchedBy: 'priceProposals',
  access: moduleAccess.providerProfile,
  scopes: ['facility'],
  columns: priceListSheet.columns,
  key: ['code', 'type'],
  mostRows: 50_000,
  isWhole: true,
  settings: ['effectiveOn', 'payerId'],
  isFromTomorrow: true,
  opens: ({ importId: proposalId, settings: { payerId = '' } }) =>
    addressOf(linkedScreens.priceProposal, { payerId, proposalId }),
});
