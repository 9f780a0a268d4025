import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { statesOf } from '../../shared/_parts/life.ts';
import type { ClaimRow } from '../../shared/claim/claimRecord.ts';
import { claimLife } from '../../shared/claim/life.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { longestTag } from '../../shared/claim/tags.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Money } from '../ui/Money.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { ClaimChip } from './ClaimChip.ts';
import { countsText, FindingCounts } from './FindingCounts.tsx';
import { usePayerChoices } from './form/usePayerChoices.ts';
import { MakeReadyButton } from './MakeReadyButton.tsx';
import { claimScreens } from './screens.ts';
import { SendReadyButton } from './sending/SendReadyButton.tsx';
import { TagButton } from './TagButton.tsx';

interface Filters {
  state: string | null;
  from: string;
  to: string;
  claimNumber: string;
  payerCode: string | null;
  emiratesId: string;
  tag: string;
}

const empty: Filters = {
  ...{ state: null, from: '', to: '', claimNumber: '' },
  ...{ payerCode: null, emiratesId: '', tag: '' },
};

const personal = ['emiratesId'] as const;

const dirhams = (fils: number | null): number | null => (fils === null ? null : fils / 100);

function columnsFor(t: TFunction<'claim'>, language: string): DataColumn<ClaimRow>[] {
  const column = columnsBy<ClaimRow, WordOf<'claim', 'field'>>((name) => t(`field.${name}`));
  const amount = (name: 'gross' | 'patientShare' | 'net', isSecondary: boolean) => {
    const filsOf = (row: ClaimRow) => row[`${name}Fils`];
    return column.number(name, {
      value: (row) => dirhams(filsOf(row)),
      cell: (row) => {
        const fils = filsOf(row);
        return fils === null ? '–' : <Money fils={fils} />;
      },
      width: 110,
      isSecondary,
    });
  };
  return [
    column.code('number', { value: (row) => row.claimNumber, width: 130 }),
    column.text('state', {
      value: (row) => t(`states.${row.state}`),
      cell: (row) => <ClaimChip state={row.state} />,
      width: 150,
    }),
    // Before the amounts: it is seen without scrolling.
    column.text('findings', {
      value: (row) => countsText(t, row),
      cell: (row) => <FindingCounts {...row} />,
      width: 230,
    }),
    column.date('serviceDate', { width: 115 }),
    column.name('patient', { value: (row) => row.patientName ?? row.patientFile, width: 160 }),
    column.name('payer', {
      value: (row) => nameIn(language, row, 'payerName') || row.payerCode,
      width: 150,
      isSecondary: true,
    }),
    column.text('tags', { value: ({ tags }) => tags.join(', ') || null, width: 150, isSecondary: true }),
    amount('gross', true),
    amount('patientShare', true),
    amount('net', false),
  ];
}

/** The claims of a facility. */
export function ClaimListScreen() {
  const { t, i18n } = useTranslation('claim');
  const list = useList(claimApi.endpoints.searchClaims, { key: 'claims', empty, personal });
  const columns = useMemo(() => columnsFor(t, i18n.language), [t, i18n.language]);
  const states = statesOf(claimLife).map((id) => ({ id, name: t(`states.${id}`) }));
  const payers = usePayerChoices(null);
  const { control } = list;
  const readAgain = () => void list.pages.store.refresh();
  return (
    <ListScreen
      name="claims"
      label={t('list.label')}
      intro={t('list.intro')}
      nextStep={t('list.none')}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.claimId}
      linkOf={(row) => pathTo(claimScreens.record, row)}
      filters={{
        label: t('list.filters'),
        form: list,
        fields: (
          <>
            <Dropdown
              control={control}
              name="state"
              label={t('field.state')}
              choices={states}
              noneText={t('list.all')}
            />
            <DateField control={control} name="from" label={t('field.from')} />
            <DateField control={control} name="to" label={t('field.to')} />
            <TextInput control={control} name="claimNumber" label={t('field.number')} maxLength={100} isCode />
            <Dropdown
              control={control}
              name="payerCode"
              label={t('field.payer')}
              choices={payers}
              noneText={t('list.all')}
            />
            <TextInput control={control} name="emiratesId" label={t('field.emiratesId')} maxLength={30} isCode />
            <TextInput control={control} name="tag" label={t('field.tag')} maxLength={longestTag} />
          </>
        ),
      }}
      actions={(_, shown) => (
        <>
          <SendReadyButton shown={shown} onChanged={readAgain} />
          <MakeReadyButton shown={shown} onChanged={readAgain} />
          <TagButton claims={shown} onChanged={readAgain} />
          <Button component={Link} to={pathTo(claimScreens.newClaim)} variant="contained" size="small">
            {t('form.new')}
          </Button>
          <Button component={Link} to={pathTo(claimScreens.files)} variant="outlined" size="small">
            {t('list.checkFile')}
          </Button>
          <Button component={Link} to={pathTo(claimScreens.batches)} variant="outlined" size="small">
            {t('batch.label')}
          </Button>
        </>
      )}
    />
  );
}
