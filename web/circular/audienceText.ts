import type { TFunction } from 'i18next';
import type { CircularRecord } from '../../shared/circular/routes.ts';
import { emirateText } from '../field/facility/emirateText.ts';

interface Words {
  t: TFunction<'circular'>;
  tFacility: TFunction<['facility', 'regulator']>;
}
type Audience = NonNullable<CircularRecord['publishing']>['audience'];

/** To whom a circular goes, in words. */
export function audienceText(
  { t, tFacility }: Words,
  language: string,
  { to, kinds, emirates, facilityLicenses }: Audience,
): string {
  const list = new Intl.ListFormat(language, { type: 'unit' });
  if (to === 'payers') return t('to.payers');
  if (to === 'facilities') return list.format(facilityLicenses);
  const parts = [
    ...kinds.map((kind) => tFacility(`facility:kind.${kind}`)),
    ...emirates.map((each) => emirateText(tFacility, each)),
  ];
  return parts.length === 0 ? t('to.everybody') : list.format(parts);
}
