interface Validity {
  readonly validFrom: string;
  readonly validTo: string;
}

/** Whether one of the covers holds on the day of the service (ISO dates): 'eligible' without one would contradict itself. */
export const isCoveredOn = (coverages: readonly Validity[], serviceDate: string): boolean =>
  coverages.some(({ validFrom, validTo }) => validFrom <= serviceDate && serviceDate <= validTo);
