import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { roles } from '../../shared/_field/roles.ts';
import { lastSignInAges, type UserFacility, userApi, userStates } from '../../shared/user/routes.ts';
import { FacilityField } from '../field/facility/FacilityField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';

/** Stands among the states to choose from for those whose sign-in is paused after failed tries. */
const paused = 'paused';

export const noFilters = {
  text: '',
  facility: null as UserFacility | null,
  role: null as (typeof roles)[number] | null,
  state: null as (typeof userStates)[number] | typeof paused | null,
  lastSignIn: null as (typeof lastSignInAges)[number] | null,
};
type Filters = typeof noFilters;

const criteriaOf = criteriaFor(userApi.endpoints.searchUsers);

/** What the list is asked for. */
export const userCriteria = ({ facility, state, ...filters }: Filters) => ({
  ...criteriaOf({ ...filters, state: state === paused ? null : state, facilityId: facility?.facilityId ?? '' }),
  isPaused: state === paused || null,
});

/** The filters that an address names: whose sign-in is paused. */
export const filtersIn = (search: string): Partial<Filters> | null =>
  new URLSearchParams(search).get('state') === paused ? { state: paused } : null;

interface UserFiltersProps {
  control: Control<Filters>;
  isRemoved: boolean;
  /** Administrators of the portal find those whose sign-in is paused. */
  hasPaused: boolean;
}

/** Name, facility, role, state and last sign-in; who was removed has no state to choose. */
export function UserFilters({ control, isRemoved, hasPaused }: UserFiltersProps) {
  const { t } = useTranslation('user');
  const present = userStates.filter((each) => each !== 'removed');
  const states: readonly ((typeof userStates)[number] | typeof paused)[] = hasPaused ? [...present, paused] : present;
  return (
    <>
      <TextInput control={control} name="text" label={t('field.text')} hint={t('textHint')} maxLength={100} />
      <FacilityField control={control} name="facility" label={t('field.facility')} hint={t('facility.hint')} />
      <Dropdown
        control={control}
        name="role"
        label={t('field.role')}
        choices={roles.map((id) => ({ id, name: id }))}
        noneText={t('all')}
      />
      {!isRemoved && (
        <Dropdown
          control={control}
          name="state"
          label={t('field.state')}
          choices={states.map((id) => ({ id, name: t(`state.${id}`) }))}
          noneText={t('all')}
        />
      )}
      <Dropdown
        control={control}
        name="lastSignIn"
        label={t('field.lastSignInOn')}
        choices={lastSignInAges.map((id) => ({ id, name: t(`lastSignIn.${id}`) }))}
        noneText={t('all')}
      />
    </>
  );
}
