import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListedChoices } from './listed.ts';

/** The filters of the board when nothing is filtered by. */
export const noFilters = {
  statusId: null as number | null,
  authorizationNumber: '',
  requestNumber: '',
  emiratesId: '',
  cardNumber: '',
  companyId: null as number | null,
  categoryId: null as number | null,
  typeId: null as number | null,
  from: '',
  to: '',
};

/** The fields that name a patient: the browser does not keep them, and they are not saved. */
export const personalFilters = ['emiratesId', 'cardNumber'] as const;

export const criteriaOf = criteriaFor(authorizationQueryApi.endpoints.searchInsurerAuthorizations);

/** The status and the insurer that an address of the board names, or null. */
export function filtersIn(search: string): Partial<typeof noFilters> | null {
  const named = new URLSearchParams(search);
  const idOf = (name: string): number | null => {
    const id = Number(named.get(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  const [statusId, companyId] = [idOf('status'), idOf('company')];
  if (statusId === null && companyId === null) return null;
  return { ...(statusId !== null && { statusId }), ...(companyId !== null && { companyId }) };
}

/** An insurer chooses no company: it sees its own only. */
export function FilterFields({ control, isInsurer }: { control: Control<typeof noFilters>; isInsurer: boolean }) {
  const { t } = useTranslation('authorizationQuery');
  const { companies, categories, statuses, types } = useListedChoices();
  const any = t('any');
  return (
    <>
      <Dropdown control={control} name="statusId" label={t('field.status')} choices={statuses} noneText={any} />
      <TextInput
        control={control}
        name="authorizationNumber"
        label={t('field.authorizationNumber')}
        maxLength={50}
        isCode
      />
      <TextInput control={control} name="requestNumber" label={t('field.requestNumber')} maxLength={50} isCode />
      <TextInput control={control} name="emiratesId" label={t('field.emiratesId')} maxLength={30} isCode />
      <TextInput control={control} name="cardNumber" label={t('field.cardNumber')} maxLength={30} isCode />
      <DateField control={control} name="from" label={t('field.from')} />
      <DateField control={control} name="to" label={t('field.to')} />
      {!isInsurer && (
        <Dropdown
          control={control}
          name="companyId"
          label={t('field.company')}
          choices={companies ?? undefined}
          noneText={any}
        />
      )}
      <Dropdown control={control} name="categoryId" label={t('field.category')} choices={categories} noneText={any} />
      <Dropdown control={control} name="typeId" label={t('field.type')} choices={types} noneText={any} />
    </>
  );
}
