import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const texts = ['priceList', 'versionedList', 'ui'] as const;
const row = { access: moduleAccess.priceLists, section: '/admin', texts } as const;

/** A part of the section of contracts for those who propose prices or decide about them. */
const proposals = { access: moduleAccess.priceProposals, section: '/updatecontract', texts } as const;

/** The prices that payers have agreed with providers. */
export const priceListScreens = {
  list: {
    ...row,
    path: '/admin/pricelists',
    title: 'priceLists',
    load: (): ScreenCode => import('./PriceListScreen.tsx').then((file) => file.PriceListScreen),
    tile: { name: 'priceLists', order: 36 },
  },
  version: {
    ...row,
    path: linkedScreens.priceListVersion,
    title: 'priceListVersion',
    load: (): ScreenCode => import('./PriceVersionScreen.tsx').then((file) => file.PriceVersionScreen),
  },
  agreed: {
    access: moduleAccess.agreedPrices,
    texts,
    path: linkedScreens.agreedPrices,
    title: 'agreedPrices',
    load: (): ScreenCode => import('./AgreedPricesScreen.tsx').then((file) => file.AgreedPricesScreen),
    tile: { name: 'agreedPrices', order: 37 },
  },
  proposals: {
    ...proposals,
    path: '/updatecontract/prices',
    title: 'priceProposals',
    load: (): ScreenCode => import('./PriceProposalsScreen.tsx').then((file) => file.PriceProposalsScreen),
  },
  proposal: {
    ...proposals,
    path: linkedScreens.priceProposal,
    title: 'priceProposal',
    load: (): ScreenCode => import('./PriceProposalScreen.tsx').then((file) => file.PriceProposalScreen),
  },
} as const satisfies Record<string, Screen>;
