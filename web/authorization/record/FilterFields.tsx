import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Side } from '../../../shared/_parts/conversation.ts';
import { statesOf } from '../../../shared/_parts/life.ts';
import { authorizationTypeNames } from '../../../shared/authorization/authorizationTypes.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { useStateText } from '../../field/authorization/AuthorizationChip.ts';
import { ClinicianFilter } from '../../field/clinician/ClinicianFilter.tsx';
import { usePayers } from '../../field/lookups/useChoices.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type AuthorizationFilters, openViews } from './listFilters.ts';

interface FilterFieldsProps {
  control: Control<AuthorizationFilters>;
  side: Side;
}

/** The payers to choose from are no business of a payer, who has no field for them. */
function PayerField({ control }: Pick<FilterFieldsProps, 'control'>) {
  const { t } = useTranslation('record');
  return (
    <Dropdown
      control={control}
      name="payerId"
      label={t('filter.payer')}
      choices={usePayers()}
      noneText={t('filter.anyPayer')}
    />
  );
}

export function FilterFields({ control, side }: FilterFieldsProps) {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const stateOf = useStateText();
  const states = [
    ...openViews.map((id) => ({ id, name: t(`view.${id}`) })),
    ...statesOf(authorizationLife)
      .filter((id) => side === 'provider' || id !== 'draft')
      .map((id) => ({ id, name: stateOf(id) })),
  ];
  const types = authorizationTypeNames.map((id) => ({ id, name: tDesk(`type.${id}`) }));
  return (
    <>
      <Dropdown
        control={control}
        name="state"
        label={t('filter.state')}
        choices={states}
        noneText={t(side === 'provider' ? 'filter.anyState' : 'view.active')}
      />
      <TextInput control={control} name="number" label={t('filter.number')} maxLength={50} isCode />
      <TextInput control={control} name="patient" label={t('filter.patient')} maxLength={30} isCode />
      {side === 'provider' && <PayerField control={control} />}
      <Dropdown control={control} name="type" label={t('filter.type')} choices={types} noneText={t('filter.anyType')} />
      <ClinicianFilter
        control={control}
        hasList={side === 'provider'}
        label={t('filter.clinician')}
        licenseLabel={t('filter.clinicianLicense')}
      />
      <DateField control={control} name="serviceFrom" label={t('filter.serviceFrom')} />
      <DateField control={control} name="serviceTo" label={t('filter.serviceTo')} />
      <Dropdown
        control={control}
        name="whose"
        label={t('filter.whose')}
        choices={[{ id: 'mine', name: t(side === 'provider' ? 'filter.sentByMe' : 'filter.inMyHand') }]}
        noneText={t('filter.anybody')}
      />
    </>
  );
}
