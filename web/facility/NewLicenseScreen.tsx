import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { endOfLicense } from '../../shared/_field/lookupLists/portal.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { FacilityFound } from '../../shared/facility/facilityFields.ts';
import { portalLicenseEndpoints } from '../../shared/facility/licenseRoutes.ts';
import { facilitySearchEndpoints } from '../../shared/facility/searchRoutes.ts';
import { call } from '../api/client.ts';
import { useApi } from '../api/useApi.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { useLicenseRequestTypes, useLicenseTypes } from '../field/lookups/useChoices.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Autocomplete } from '../ui/Autocomplete.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { licenseScreens } from './screens.ts';

async function searchActive(searchTerm: string, signal: AbortSignal): Promise<readonly FacilityFound[]> {
  const { data } = await call(facilitySearchEndpoints.getAllActiveFacilities, { query: { searchTerm } }, { signal });
  return data?.items ?? [];
}

const initial = {
  facility: null as FacilityFound | null,
  requestTypeId: null as number | null,
  licenseTypeIds: [] as number[],
  numberOfUsers: null as number | null,
  comment: '',
};

/** A distributor's representative asks for portal licences of a facility. */
export function NewLicenseScreen() {
  const { t, i18n } = useTranslation('facility');
  const navigate = useNavigate();
  const { data: options } = useApi(portalLicenseEndpoints.getNumberOfLicensedUsersOption, {});
  const form = useContractForm({
    endpoint: portalLicenseEndpoints.requestLicense,
    initial,
    // The contract's schema says which of these is missing.
    bodyOf: ({ facility, requestTypeId, licenseTypeIds, numberOfUsers, comment }) => ({
      facilityLicense: facility?.facilityLicense ?? '',
      requestTypeId: requestTypeId as number,
      licenseTypeIds,
      numberOfUsers: requestTypeId === endOfLicense ? 0 : (numberOfUsers as number),
      ...(comment.trim() && { comment: comment.trim() }),
    }),
    fieldOf: (field) => (field === 'facilityLicense' ? 'facility' : field),
    labelOf: (field) => t(`field.${field as WordOf<'facility', 'field'>}`),
    onDone: (data) => data && navigate(pathTo(licenseScreens.record, data), { replace: true }),
  });
  const { control } = form;
  const requestTypeId = useWatch({ control, name: 'requestTypeId' });
  const choices = options?.map((each) => ({ id: each.id, name: nameIn(i18n.language, each, 'name') }));
  return (
    <ScreenBody>
      <Section title={t('license.new')} isPlain>
        <ContractForm form={form} label={t('license.add')}>
          <Autocomplete
            control={control}
            name="facility"
            label={t('field.facility')}
            hint={t('license.facilityHint')}
            search={searchActive}
            keyOf={(facility: FacilityFound) => facility.facilityId}
            labelOf={(facility: FacilityFound) => facilityLabel(facility, i18n.language) ?? ''}
            isRequired
          />
          <Dropdown
            control={control}
            name="requestTypeId"
            label={t('field.requestTypeId')}
            choices={useLicenseRequestTypes()}
            isRequired
          />
          <MultiSelect
            control={control}
            name="licenseTypeIds"
            label={t('field.licenseTypeIds')}
            choices={useLicenseTypes()}
            isRequired
          />
          {requestTypeId !== endOfLicense && (
            <Dropdown
              control={control}
              name="numberOfUsers"
              label={t('field.numberOfUsers')}
              choices={choices}
              isRequired
            />
          )}
          <TextInput control={control} name="comment" label={t('field.comment')} maxLength={500} rows={3} />
          <div>
            <SubmitButton isSending={form.isSending}>{t('license.send')}</SubmitButton>
          </div>
        </ContractForm>
      </Section>
    </ScreenBody>
  );
}
