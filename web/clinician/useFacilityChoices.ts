import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { useApi } from '../api/useApi.ts';

/** The facilities where the user may work, to choose one of. */
export function useFacilityChoices() {
  const { i18n } = useTranslation();
  const { data } = useApi(facilityApi.endpoints.getCurrentUserFacilities, {});
  return data?.userFacilities.map((row) => ({ id: row.facilityId, name: nameIn(i18n.language, row, 'facilityName') }));
}
