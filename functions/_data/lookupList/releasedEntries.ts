import type { CodedEntry } from '../../../shared/_field/lookupLists/codedEntry.ts';
import { vaccineDoses } from '../../../shared/_field/lookupLists/people.ts';
import { dosageFrequencies, durations, overrideReasons } from '../../../shared/_field/lookupLists/prescribing.ts';
import type { KeptListName } from '../../../shared/lookupList/keptLists.ts';

/** What the kept lists hold before anybody has changed them: forms work in an empty store. */
export const releasedEntries: Readonly<Record<KeptListName, readonly CodedEntry[]>> = {
  groupOwners: [],
  subGroups: [],
  durations,
  dosageFrequencies,
  overrideReasons,
  vaccineDoses,
};

/** Entries of later releases have numbers below this; what administrators add has this one and higher. */
export const firstAddedId = 1001;
