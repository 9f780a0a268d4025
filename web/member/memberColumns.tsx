import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { MemberRow } from '../../shared/member/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { CoverChip } from '../field/member/CoverChip.tsx';
import { valueText } from '../field/member/memberTexts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** The columns of members that were found. */
export function memberColumns(t: TFunction<'member'>, language: string): DataColumn<MemberRow>[] {
  const column = columnsBy<MemberRow, WordOf<'member', 'field'>>((name) => t(`field.${name}`));
  return [
    column.code('memberId'),
    column.name('fullName', { value: (row) => nameIn(language, row, 'fullName'), width: 250 }),
    column.text('state', {
      value: ({ cover }) => (cover ? t(`state.${cover.state}`) : t('state.none')),
      cell: ({ cover }) => (cover ? <CoverChip state={cover.state} /> : t('state.none')),
      width: 130,
    }),
    column.date('bornOn', { isSecondary: true }),
    column.text('relation', {
      value: ({ relation }) => valueText('relation', relation, t),
      width: 110,
      isSecondary: true,
    }),
    column.name('planName', { value: ({ cover }) => cover?.planName ?? null, isSecondary: true }),
    column.date('endsOn', { value: ({ cover }) => cover?.endsOn ?? null, isSecondary: true }),
  ];
}
