import { priceListApi } from '../../shared/priceList/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  agreedPrices: { news: /^agreedPricesChanged$/, reads: [priceListApi.endpoints.getAgreedPrices] },
  priceListVersion: { news: /^priceList/, reads: [priceListApi.endpoints.getPriceListVersion] },
  priceProposal: {
    news: /^prices/,
    reads: [priceListApi.endpoints.getPriceProposal, priceListApi.endpoints.getPriceProposalLines],
  },
};
