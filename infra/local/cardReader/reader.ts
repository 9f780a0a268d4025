import * as z from 'zod';
import { cardOf, type SimulatedCard, simulatedCards } from './cards.ts';

/** What can be made to go wrong at the reader; `offline`, `nfc` and `slow` still give a reading. */
const failures = ['noReader', 'noCard', 'nfc', 'licenceExpired', 'offline', 'pulledOut', 'slow'] as const;

const setting = z.strictObject({
  /** The Emirates ID of the card on the reader; null takes it away. Left out, the card stays. */
  card: z
    .string()
    .refine((text) => cardOf(text) !== null, 'Not an Emirates ID')
    .nullish(),
  failure: z.enum(failures).nullable().default(null),
});

export type ReaderSetting = z.input<typeof setting>;

/** The card reader: which card lies on it, and what goes wrong. */
export interface SimulatedReader {
  readonly card: () => SimulatedCard | null;
  readonly failure: () => (typeof failures)[number] | null;
  /** Throws a ZodError for an unknown card or an unknown failure. */
  readonly set: (input: unknown) => void;
  /** As /local/card-reader shows it. */
  readonly shown: () => unknown;
}

export function createReader(): SimulatedReader {
  let card: SimulatedCard | null = simulatedCards[0] ?? null;
  let failure: (typeof failures)[number] | null = null;
  return {
    card: () => card,
    failure: () => failure,
    set: (input) => {
      const next = setting.parse(input);
      if (next.card !== undefined) card = next.card === null ? null : cardOf(next.card);
      failure = next.failure;
    },
    shown: () => ({
      card,
      failure,
      failures,
      cards: simulatedCards.map(({ emiratesId, fullName }) => ({ emiratesId, fullName })),
    }),
  };
}
