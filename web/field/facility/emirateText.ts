import type { TFunction } from 'i18next';
import { facilityEmirates } from '../../../shared/facility/facilityFields.ts';

type EmirateKey = keyof typeof facilityEmirates;

/** The emirate's name in the reader's language; as it is stored where the portal does not know it. */
export function emirateText(t: TFunction<['facility', 'regulator']>, stored: string): string {
  const known = (Object.keys(facilityEmirates) as EmirateKey[]).find((key) => facilityEmirates[key] === stored);
  if (known === undefined) return stored;
  return known === 'abroad' ? t('facility:abroad') : t(`regulator:emirate.${known}`);
}
