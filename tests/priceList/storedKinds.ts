/** The stored entity of each kind of item. Price lists are kept in the shapes of formularies. */
export const storedKinds: Readonly<Record<string, string>> = {
  'reference PRICELIST CHANGE': 'formularyPart',
  'reference PRICELIST DECISION': 'priceDecision',
  'reference PRICELIST PROPOSAL': 'priceProposal',
  'reference PRICELIST PROPOSED': 'priceProposalOpen',
  'reference PRICELIST WAITING': 'priceProposal',
  'reference PRICELIST INFORCE': 'formularyPointer',
  'reference PRICELIST PRICE': 'formularyPart',
  'reference PRICELIST VERSION': 'formularyVersion',
  'reference PRICELIST WORD': 'formularyPart',
};
