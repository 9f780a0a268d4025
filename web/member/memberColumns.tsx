import type { TFunction } from 'i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { MemberRow } from '../../shared/member/routes.ts';
import { CoverChip } from '../field/member/CoverChip.tsx';
import { valueText } from '../field/member/memberTexts.ts';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';

/** The columns of members that were found. */
export function memberColumns(t: TFunction<'member'>, language: string): DataColumn<MemberRow>[] {
  const name = (row: MemberRow) => nameIn(language, row, 'fullName');
  const date = (id: 'bornOn' | 'endsOn', value: (row: MemberRow) => string | null): DataColumn<MemberRow> => ({
    id,
    header: t(`field.${id}`),
    value,
    text: (row) => dateText(value(row) ?? ''),
    cell: (row) => {
      const day = value(row);
      return day ? <DateText value={day} /> : '–';
    },
    width: 130,
    isSecondary: true,
  });
  return [
    {
      id: 'memberId',
      header: t('field.memberId'),
      value: ({ memberId }) => memberId,
      cell: ({ memberId }) => <Identifier value={memberId} />,
      width: 170,
    },
    { id: 'name', header: t('field.fullName'), value: name, cell: (row) => <NameText value={name(row)} />, width: 250 },
    {
      id: 'state',
      header: t('field.state'),
      value: ({ cover }) => (cover ? t(`state.${cover.state}`) : t('state.none')),
      cell: ({ cover }) => (cover ? <CoverChip state={cover.state} /> : t('state.none')),
      width: 130,
    },
    date('bornOn', ({ bornOn }) => bornOn),
    {
      id: 'relation',
      header: t('field.relation'),
      value: ({ relation }) => valueText('relation', relation, t),
      width: 110,
      isSecondary: true,
    },
    {
      id: 'plan',
      header: t('field.planName'),
      value: ({ cover }) => cover?.planName ?? '–',
      cell: ({ cover }) => <NameText value={cover?.planName ?? '–'} />,
      width: 200,
      isSecondary: true,
    },
    date('endsOn', ({ cover }) => cover?.endsOn ?? null),
  ];
}
