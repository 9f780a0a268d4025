import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { facilityLabel } from '../../base/facilityLabel.ts';
import { useFacilities } from '../useFacilities.ts';
import type { Entry } from './entry.ts';

/** More of them than this are found, not offered. */
const mostOffered = 4;

/** The facilities that the user could work at instead; the switch loads the page anew. */
export function useOtherFacilities(user: SignedInUser): { entries: Entry[]; hasFailed: boolean; isSwitching: boolean } {
  const { t, i18n } = useTranslation('palette');
  const { facilities, hasFailed, isSwitching, switchTo } = useFacilities(user);
  const others = facilities.filter(({ facilityId }) => facilityId !== user.facilityId);
  const entries = others.map((facility) => ({
    id: `facility-${facility.facilityId}`,
    group: 'facilities' as const,
    name: t('switchTo', { facility: facilityLabel(facility, i18n.language) ?? '' }),
    // Found by either name.
    keywords: [facilityLabel(facility), facility.facilityNameArabic].join(' '),
    isOnlyFound: others.length > mostOffered,
    staysOpen: true,
    run: () => void switchTo(facility),
  }));
  return { entries, hasFailed, isSwitching };
}
