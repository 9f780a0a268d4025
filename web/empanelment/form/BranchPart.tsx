import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { branchFields } from '../../../shared/empanelment/form.ts';
import type { Empanelment } from '../../../shared/empanelment/routes.ts';
import { facilityKinds, homeEmirates } from '../../../shared/facility/facilityFields.ts';
import { emirateText } from '../../field/facility/emirateText.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormValues } from './formValues.ts';
import { RemarkNotice } from './RemarkNotice.tsx';

interface BranchPartProps {
  control: Control<FormValues>;
  remarks: Empanelment['remarks'];
}

/** The branch that a provider brings into its contract, in the words of the branch's licence. */
export function BranchPart({ control, remarks }: BranchPartProps) {
  const { t } = useTranslation('empanelment');
  const { t: tFacility } = useTranslation(['facility', 'regulator']);
  return (
    <Section title={t('form.branch')}>
      <TextInput
        control={control}
        name="branch.branchLicense"
        label={t('field.branchLicense')}
        maxLength={30}
        isRequired
        isCode
      />
      <TextInput control={control} name="branch.branchName" label={t('field.branchName')} maxLength={200} isRequired />
      <TextInput
        control={control}
        name="branch.branchNameArabic"
        label={t('field.branchNameArabic')}
        maxLength={200}
        isRequired
      />
      <Dropdown
        control={control}
        name="branch.branchKind"
        label={t('field.branchKind')}
        choices={facilityKinds.map((id) => ({ id, name: tFacility(`facility:kind.${id}`) }))}
        isRequired
      />
      <Dropdown
        control={control}
        name="branch.branchEmirate"
        label={t('field.branchEmirate')}
        choices={homeEmirates.map((id) => ({ id, name: emirateText(tFacility, id) }))}
        isRequired
      />
      {branchFields.map((field) => (
        <RemarkNotice key={field} remarks={remarks} field={field} />
      ))}
    </Section>
  );
}
