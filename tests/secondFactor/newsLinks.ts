import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  secondFactors: { news: /^(factor|recoveryCode)/, reads: [secondFactorApi.endpoints.getFactors] },
};
