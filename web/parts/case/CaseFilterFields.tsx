import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReaderSide } from '../../../shared/_parts/conversation.ts';
import { type Life, type StateOf, statesOf } from '../../../shared/_parts/life.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';

interface CaseFilterFieldsProps<L extends Life, Filters extends FieldValues> {
  control: Control<Filters>;
  life: L;
  side: ReaderSide;
  stateOf: (state: StateOf<L>) => string;
}

/** The filters of `caseFilters`: `state` and `whose`. Without a state the insurer's people see what waits, the others everything. */
export function CaseFilterFields<L extends Life, Filters extends FieldValues>({
  control,
  life,
  side,
  stateOf,
}: CaseFilterFieldsProps<L, Filters>) {
  const { t } = useTranslation('case');
  const active = { id: 'active', name: t('filter.active') };
  const states = statesOf(life).map((id) => ({ id, name: stateOf(id) }));
  return (
    <>
      <Dropdown
        control={control}
        name={'state' as FieldPath<Filters>}
        label={t('field.state')}
        choices={side === 'insurer' ? states : [active, ...states]}
        noneText={side === 'insurer' ? active.name : t('filter.all')}
      />
      {(side === 'provider' || side === 'insurer') && (
        <Dropdown
          control={control}
          name={'whose' as FieldPath<Filters>}
          label={t('filter.whose')}
          choices={[{ id: 'mine', name: t('filter.mine') }]}
          noneText={t('filter.all')}
        />
      )}
    </>
  );
}
