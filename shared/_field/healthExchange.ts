import { regulators } from './regulator.ts';

/** The health information exchanges of the country by the regulator of their facilities. */
export const healthExchanges = {
  [regulators.HAAD]: 'Malaffi',
  [regulators.DHA]: 'NABIDH',
  [regulators.MOHAP]: 'Riayati',
} as const;
export const exchangeNames = Object.values(healthExchanges);
export type ExchangeName = (typeof exchangeNames)[number];

/** The exchange of a regulator's facilities; null for a regulator without one. */
export const exchangeOf = (regulatorId: number): ExchangeName | null =>
  (healthExchanges as Readonly<Record<number, ExchangeName>>)[regulatorId] ?? null;
