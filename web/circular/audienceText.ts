import type { TFunction } from 'i18next';
import type { CircularRecord } from '../../shared/circular/routes.ts';
import { facilityEmirates } from '../../shared/facility/facilityFields.ts';

type Words = TFunction<['circular', 'facility', 'regulator']>;
type Audience = NonNullable<CircularRecord['publishing']>['audience'];

const emirateKeys = Object.keys(facilityEmirates) as (keyof typeof facilityEmirates)[];

/** An emirate in the reader's language; facilities abroad have none. */
export function emirateName(t: Words, stored: string): string {
  const key = emirateKeys.find((each) => facilityEmirates[each] === stored);
  return key === undefined || key === 'abroad' ? t('facility:abroad') : t(`regulator:emirate.${key}`);
}

/** To whom a circular goes, in words. */
export function audienceText(t: Words, language: string, { to, kinds, emirates, facilityLicenses }: Audience): string {
  const list = new Intl.ListFormat(language, { type: 'unit' });
  if (to === 'payers') return t('circular:to.payers');
  if (to === 'facilities') return list.format(facilityLicenses);
  const parts = [...kinds.map((kind) => t(`facility:kind.${kind}`)), ...emirates.map((each) => emirateName(t, each))];
  return parts.length === 0 ? t('circular:to.everybody') : list.format(parts);
}
