import { useTranslation } from 'react-i18next';
import { type EmpanelmentKind, empanelmentKinds, hasStages } from '../../shared/empanelment/form.ts';
import { empanelmentLife } from '../../shared/empanelment/life.ts';
import { type EmpanelmentRow, empanelmentApi } from '../../shared/empanelment/routes.ts';
import { openStages, type Stage, stages } from '../../shared/empanelment/stages.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { CaseListScreen } from '../parts/case/CaseListScreen.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { EmpanelmentChip, useStateText } from './EmpanelmentChip.ts';
import { empanelmentScreens } from './screens.ts';

const empty = { kind: null as EmpanelmentKind | null, stage: null as Stage | null };

/** A facility's requests to join a network, or the board of an insurer's people by stage. */
export function EmpanelmentListScreen() {
  const { t, i18n } = useTranslation('empanelment');
  const screenPath = usePathTo();
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const column = columnsBy<EmpanelmentRow, WordOf<'empanelment', 'field'>>((name) => t(`field.${name}`));
  const atStages = ({ state, passed, kind }: EmpanelmentRow) =>
    state === 'review' && hasStages(kind)
      ? names.format(openStages(passed).map((stage) => t(`stages.${stage}`)))
      : null;
  return (
    <CaseListScreen<typeof empanelmentLife, EmpanelmentRow, typeof empty>
      name="empanelment"
      life={empanelmentLife}
      empty={empty}
      endpoint={empanelmentApi.endpoints.getEmpanelments}
      textOf={t}
      Chip={EmpanelmentChip}
      useStateText={useStateText}
      columns={{
        number: column.text('number', { value: (row) => row.empanelmentNumber, width: 130 }),
        about: [
          column.name('stages', { value: atStages, width: 260 }),
          column.text('kind', { value: (row) => t(`kinds.${row.kind}`), width: 170, isSecondary: true }),
        ],
      }}
      fieldsOf={(control) => (
        <>
          <Dropdown
            control={control}
            name="stage"
            label={t('field.stage')}
            choices={stages.map((id) => ({ id, name: t(`stages.${id}`) }))}
          />
          <Dropdown
            control={control}
            name="kind"
            label={t('field.kind')}
            choices={empanelmentKinds.map((id) => ({ id, name: t(`kinds.${id}`) }))}
          />
        </>
      )}
      rowId={(row) => row.empanelmentId}
      linkOf={(row) => pathTo(empanelmentScreens.record, row)}
      begin={{ to: pathTo(empanelmentScreens.join), text: t('form.join') }}
      beside={{ insurer: { to: screenPath('priceProposals'), text: t('contract.proposedPrices') } }}
    />
  );
}
