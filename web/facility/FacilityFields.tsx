import type { TFunction } from 'i18next';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { providerStatuses } from '../../shared/_field/contractStatus.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import { emirateNames, facilityKinds } from '../../shared/facility/facilityFields.ts';
import { emirateText } from '../field/facility/emirateText.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { FacilityDraft } from './facilityDraft.ts';

interface FieldsProps {
  control: Control<FacilityDraft>;
}

const yesNo = (t: TFunction<'facility'>) => (['yes', 'no'] as const).map((id) => ({ id, name: t(id) }));

/** What the regulator's register says of the facility. */
export function RegisterFields({ control }: FieldsProps) {
  const { t, i18n } = useTranslation(['facility', 'regulator']);
  const regulators = regulatorOptions.map((each) => ({
    id: each.regulatorId,
    name: nameIn(i18n.language, each, 'name'),
  }));
  const kinds = facilityKinds.map((id) => ({ id, name: t(`kind.${id}`) }));
  const emirates = emirateNames.map((id) => ({ id, name: emirateText(t, id) }));
  return (
    <>
      <TextInput control={control} name="facilityName" label={t('field.facilityName')} maxLength={200} isRequired />
      <TextInput
        control={control}
        name="facilityNameArabic"
        label={t('field.facilityNameArabic')}
        maxLength={200}
        isRequired
      />
      <TextInput
        control={control}
        name="facilityLicense"
        label={t('field.facilityLicense')}
        maxLength={30}
        isCode
        isRequired
      />
      <Dropdown control={control} name="regulatorId" label={t('field.regulatorId')} choices={regulators} isRequired />
      <Dropdown control={control} name="kind" label={t('field.kind')} choices={kinds} isRequired />
      <Dropdown control={control} name="emirate" label={t('field.emirate')} choices={emirates} isRequired />
      <RadioField control={control} name="isHomeCare" label={t('field.isHomeCare')} options={yesNo(t)} />
    </>
  );
}

/** What the insurer's network has agreed with the facility. */
export function ContractFields({ control }: FieldsProps) {
  const { t } = useTranslation('facility');
  const statuses = providerStatuses.map((id) => ({ id, name: id || t('noContract') }));
  const modes = Array.from({ length: 10 }, (_, mode) => ({ id: String(mode), name: String(mode) }));
  return (
    <>
      <Dropdown control={control} name="providerStatus" label={t('field.providerStatus')} choices={statuses} />
      <TextInput control={control} name="providerCode" label={t('field.providerCode')} maxLength={30} isCode />
      <Dropdown
        control={control}
        name="providerMode"
        label={t('field.providerMode')}
        choices={modes}
        noneText={t('none')}
      />
      <TextInput control={control} name="providerNotes" label={t('field.providerNotes')} maxLength={2000} rows={3} />
      <RadioField
        control={control}
        name="hasDiseaseManagement"
        label={t('field.hasDiseaseManagement')}
        options={yesNo(t)}
      />
      <RadioField
        control={control}
        name="isBankUpdateRequired"
        label={t('field.isBankUpdateRequired')}
        options={yesNo(t)}
      />
    </>
  );
}
