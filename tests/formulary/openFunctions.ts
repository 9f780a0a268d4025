import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'What a drug costs the public is said by the regulator, and the same for every payer that is compared with it.',
    functions: {
      'formulary/referencePrices': ['referencePriceWrites', 'readReferencePrices', 'referencePriceRows'],
    },
  },
];
