/**
 * USD per million units: the public list prices of us-east-1 (DynamoDB on-demand, HTTP API, Lambda on arm64) times what a region
 * of the Gulf costs more. That factor is an assumption, and no price list was at hand to check it: compare before relying on it.
 */
export const gulfFactor = 1.2;
const readUnits = 0.125 * gulfFactor;
const writeUnits = 0.625 * gulfFactor;
const httpApiCalls = 1 * gulfFactor;
const lambdaCalls = 0.2 * gulfFactor;
const lambdaGigabyteSeconds = 13.3334 * gulfFactor;

/** Where the time of a function goes, for the price of its seconds: its own work, and each call to the store one after another. */
const ownMs = 5;
const storeCallMs = 5;

export const priceNote = `DynamoDB on-demand ${readUnits.toFixed(3)} USD per million read and ${writeUnits.toFixed(3)} per million write units, HTTP API ${httpApiCalls.toFixed(2)}, Lambda ${lambdaCalls.toFixed(2)} per million calls and ${lambdaGigabyteSeconds.toFixed(2)} per million GB-seconds on arm64: the list prices of us-east-1 times ${gulfFactor}, an assumption about me-central-1. Lambda is billed for ${ownMs} ms of own work and ${storeCallMs} ms a call to the store.`;

export interface Consumption {
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly storeCalls: number;
}

/** What a million calls cost, in USD, by service. */
export function costOf(used: Consumption, memoryMb: number): { store: number; lambda: number; gateway: number } {
  const seconds = (ownMs + used.storeCalls * storeCallMs) / 1000;
  return {
    store: used.readUnits * readUnits + used.writeUnits * writeUnits,
    lambda: lambdaCalls + (memoryMb / 1024) * seconds * lambdaGigabyteSeconds,
    gateway: httpApiCalls,
  };
}
