/** Whether a cover holds on a day; ISO dates, both ends included. */
export const holdsOn = ({ validFrom, validTo }: { validFrom: string; validTo: string }, day: string): boolean =>
  validFrom <= day && day <= validTo;
