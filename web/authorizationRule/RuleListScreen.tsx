import AddIcon from '@mui/icons-material/Add';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuthorizationRuleRow, authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { serviceFamilies } from '../../shared/authorizationRule/ruleModel.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { usePayers } from '../field/lookups/useChoices.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { NewRuleDialog } from './NewRuleDialog.tsx';
import type { ShownState } from './RuleStateChip.ts';
import { ruleColumns } from './ruleColumns.tsx';
import { authorizationRuleScreens } from './screens.ts';

const { searchAuthorizationRules } = authorizationRuleApi.endpoints;
const shownStates = ['waiting', 'draft', 'live', 'retired'] as const satisfies readonly ShownState[];
const empty = {
  payerId: null as number | null,
  serviceFamily: null as (typeof serviceFamilies)[number] | null,
  state: null as ShownState | null,
  search: '',
};

const ruleLink = ({ payerId, ruleId }: AuthorizationRuleRow): string =>
  pathTo(authorizationRuleScreens.rule, { payerId: String(payerId), authorizationRuleId: ruleId });

/** What needs a payer's approval: the rules of its own administrator, or of the payer that a super admin names. */
export function RuleListScreen() {
  const { t, i18n } = useTranslation('authorizationRule');
  const session = useSession();
  const isAnyPayer = session?.payerId == null;
  const payers = usePayers();
  const filters = useListFilters({
    key: 'authorizationRule:search',
    empty,
    criteriaOf: criteriaFor(searchAuthorizationRules),
  });
  const { control, criteria } = filters;
  const payerId = session?.payerId ?? criteria.payerId;
  const pages = useEndpointPages(
    searchAuthorizationRules,
    payerId === undefined ? null : { body: { ...criteria, payerId } },
  );
  const columns = useMemo(() => ruleColumns(t, i18n.language), [t, i18n.language]);
  const families = useMemo(() => serviceFamilies.map((id) => ({ id, name: t(`family.${id}`) })), [t]);
  const states = useMemo(() => shownStates.map((id) => ({ id, name: t(`state.${id}`) })), [t]);
  const { payerId: _, ...narrowing } = criteria;
  const nextStep = () => {
    if (payerId === undefined) return t('list.choosePayer');
    return Object.keys(narrowing).length > 0 ? t('list.widen') : t('list.none');
  };
  const fields = (
    <>
      {isAnyPayer && <Dropdown control={control} name="payerId" label={t('list.payer')} choices={payers} isRequired />}
      <Dropdown
        control={control}
        name="serviceFamily"
        label={t('list.serviceFamily')}
        choices={families}
        noneText={t('list.any')}
      />
      <Dropdown control={control} name="state" label={t('list.state')} choices={states} noneText={t('list.any')} />
      <TextInput control={control} name="search" label={t('list.name')} maxLength={100} />
    </>
  );
  return (
    <ListScreen
      name="authorizationRules"
      label={t('list.label')}
      intro={t('list.intro')}
      filters={{ label: t('list.filters'), form: filters, fields }}
      columns={columns}
      pages={pages}
      rowId={({ ruleId }) => ruleId}
      linkOf={ruleLink}
      nextStep={nextStep()}
      actions={
        payerId !== undefined && (
          <DialogButton text={t('list.new')} variant="contained" size="small" startIcon={<AddIcon />}>
            {(close) => <NewRuleDialog payerId={payerId} onClose={close} />}
          </DialogButton>
        )
      }
    />
  );
}
