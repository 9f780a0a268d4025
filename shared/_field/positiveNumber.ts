/** The positive number validator (REQ-VALID-10); its key is `numberIsNegative`. A value that is not a finite number does not pass. */
export const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;

/** The variant that allows zero (REQ-VALID-11), with the same key. */
export const isPositiveOrZero = (value: number): boolean => Number.isFinite(value) && value >= 0;
