import { priceDifference, priceListApi } from '../../shared/priceList/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { listCalls } from '../_parts/versionedList/listCalls.ts';
import { getAgreedPrices } from './getAgreedPrices.ts';
import { priceList } from './priceList.ts';
import { priceListOfCall } from './priceListOfCall.ts';
import { comparePriceProposal } from './proposal/comparePriceProposal.ts';
import { completePriceProposal } from './proposal/completePriceProposal.ts';
import { decidePriceLines } from './proposal/decidePriceLines.ts';
import { getPriceProposal } from './proposal/getPriceProposal.ts';
import { getPriceProposalLines } from './proposal/getPriceProposalLines.ts';
import { getPriceProposals } from './proposal/getPriceProposals.ts';
import { withdrawPriceProposal } from './proposal/withdrawPriceProposal.ts';
import { searchPriceList } from './searchPriceList.ts';

const calls = listCalls(priceList, priceListOfCall, priceDifference.parse);

export const handler = areaHandler(
  priceListApi,
  {
    ...{ searchPriceList, getAgreedPrices },
    ...{ getPriceProposals, getPriceProposal, getPriceProposalLines },
    ...{ decidePriceLines, completePriceProposal, comparePriceProposal, withdrawPriceProposal },
    getPriceListVersions: calls.versions,
    getPriceListVersion: calls.version,
    getPriceListSwitches: calls.switches,
    getPriceListChanges: calls.changes,
    movePriceListVersion: calls.move,
  },
  wiring,
);
