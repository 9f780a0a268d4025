import type * as z from 'zod';
import type { Grant } from '../_field/grants.ts';
import type { NewsGroupName } from './newsGroups.ts';

/** Who is told, and how the settings of news call it. */
interface Told {
  /** The group in which people choose whether they hear of it. */
  readonly group: NewsGroupName;
  /** Who is told of it. A user who has lost these rights since is mailed nothing; one who never had them is not asked about it. */
  readonly access: readonly Grant[];
  /** Where its readers are: at a facility, at an insurer, or at either. Left out where somebody hears of it anywhere. */
  readonly at?: 'facility' | 'insurer' | 'either';
}

/** The signs of news: `web/parts/notification/kindLook.ts` draws them. The words of a kind say the same. */
export type NewsIcon =
  | 'alarm'
  | 'building'
  | 'campaign'
  | 'cancel'
  | 'check'
  | 'hourglass'
  | 'lock'
  | 'merge'
  | 'person'
  | 'problem'
  | 'question'
  | 'survey';

/** A kind of news. Its words stand under `news` in `web/<module>/names.json`. */
export interface NewsKind extends Told {
  /** What it carries besides: names and numbers, nothing of what was written. */
  readonly facts: z.ZodObject;
  readonly icon: NewsIcon;
  readonly tone: 'primary' | 'success' | 'warning' | 'error';
}
export type NewsKinds = Readonly<Record<string, NewsKind>>;

const at =
  (place: Told['at']) =>
  (group: NewsGroupName, access: readonly Grant[]): Told => ({ group, access, ...(place && { at: place }) });

/** Who is told, by where they are. */
export const newsAt = {
  facility: at('facility'),
  insurer: at('insurer'),
  either: at('either'),
  anywhere: at(undefined),
} as const;

/** Every login: a person who opened a record for a facility is told of it, in any role. */
export const anybody = ['Standard'] as const satisfies readonly Grant[];
/** Those who send eligibility requests: no other role can. */
export const asksEligibility = ['Eligibility'] as const satisfies readonly Grant[];
/** Those who send requests for approval. */
export const asksApproval = ['MedicalProvider'] as const satisfies readonly Grant[];
