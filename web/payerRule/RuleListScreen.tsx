import AddIcon from '@mui/icons-material/Add';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { ruleStates } from '../../shared/payerRule/ruleModel.ts';
import { useSession } from '../base/session.ts';
import { useMay } from '../base/useMay.ts';
import { usePayers } from '../field/lookups/useChoices.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { NewRuleDialog } from './NewRuleDialog.tsx';
import { rulePath } from './ruleAddress.ts';
import { ruleColumns } from './ruleColumns.tsx';
import { useRuleCategories } from './useRuleCategories.ts';

const { searchRules } = payerRuleApi.endpoints;
const empty = {
  payerId: null as number | null,
  serviceCategoryId: null as number | null,
  state: null as (typeof ruleStates)[number] | null,
  search: '',
};

/** The rules of a payer: its own people's, or of the payer that a super admin names. Who decides on requests only reads them. */
export function RuleListScreen() {
  const { t, i18n } = useTranslation('payerRule');
  const session = useSession();
  const mayEdit = useMay(moduleAccess.eligibilityRules);
  const isAnyPayer = session?.payerId == null;
  const payers = usePayers(isAnyPayer);
  const filters = useListFilters({ key: 'payerRule:search', empty, criteriaOf: criteriaFor(searchRules) });
  const { control, criteria } = filters;
  const categories = useRuleCategories();
  const payerId = session?.payerId ?? criteria.payerId;

  const pages = useEndpointPages(searchRules, payerId === undefined ? null : { body: { ...criteria, payerId } });
  const { services, consultations } = categories;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the lists
  const columns = useMemo(() => ruleColumns(t, i18n.language, categories), [t, i18n.language, services, consultations]);
  const states = useMemo(() => ruleStates.map((state) => ({ id: state, name: t(`state.${state}`) })), [t]);
  const { payerId: _, ...narrowing } = criteria;
  const nextStep = () => {
    if (payerId === undefined) return t('list.choosePayer');
    if (Object.keys(narrowing).length > 0) return t('list.widen');
    return t(mayEdit ? 'list.none' : 'list.noneToRead');
  };

  const fields = (
    <>
      {isAnyPayer && <Dropdown control={control} name="payerId" label={t('list.payer')} choices={payers} isRequired />}
      <Dropdown
        control={control}
        name="serviceCategoryId"
        label={t('list.category')}
        choices={services}
        noneText={t('list.any')}
      />
      <Dropdown control={control} name="state" label={t('list.state')} choices={states} noneText={t('list.any')} />
      <TextInput control={control} name="search" label={t('list.search')} maxLength={100} />
    </>
  );
  return (
    <ListScreen
      name="rules"
      label={t('list.label')}
      intro={t('list.intro')}
      filters={{ label: t('list.filters'), form: filters, fields }}
      columns={columns}
      pages={pages}
      rowId={rulePath}
      linkOf={rulePath}
      nextStep={nextStep()}
      actions={
        payerId !== undefined &&
        mayEdit && (
          <DialogButton text={t('list.new')} variant="contained" size="small" startIcon={<AddIcon />}>
            {(close) => <NewRuleDialog payerId={payerId} onClose={close} />}
          </DialogButton>
        )
      }
    />
  );
}
