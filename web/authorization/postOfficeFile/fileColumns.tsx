import type { TFunction } from 'i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../../shared/_field/regulator.ts';
import type { KeptFileRow } from '../../../shared/authorization/postOfficeFiles.ts';
import type { WordOf } from '../../base/texts.ts';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { FileStateChip } from './FileStateChip.tsx';

type Words = TFunction<'postOfficeFile'>;

export const reasonText = (t: Words, reason: KeptFileRow['reason']): string => t(`reason.${reason ?? 'none'}`);

/** What a file's list and its page show of it. */
export function fileColumns(t: Words, language: string): DataColumn<KeptFileRow>[] {
  const column = columnsBy<KeptFileRow, WordOf<'postOfficeFile', 'field'>>((name) => t(`field.${name}`));
  const regulatorOf = ({ regulatorId }: KeptFileRow): string => {
    const regulator = regulatorOptions.find((each) => each.regulatorId === regulatorId);
    return regulator ? nameIn(language, regulator, 'name') : String(regulatorId);
  };
  return [
    column.instant('fetchedAt'),
    column.text('reason', { value: (row) => (row.state === 'taken' ? null : reasonText(t, row.reason)), width: 420 }),
    column.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), isSecondary: true }),
    column.name('regulator', { value: regulatorOf, isSecondary: true, width: 120 }),
    column.code('senderId', { isSecondary: true, width: 120 }),
    column.code('receiverId', { isSecondary: true, width: 150 }),
    column.code('matched', {
      value: ({ matched }) => matched.map(({ requestNumber }) => requestNumber).join(', ') || null,
      isSecondary: true,
    }),
    column.code('fileName', { isHidden: true }),
    column.code('reasonAt', { isHidden: true }),
    column.number('size', { isHidden: true }),
    column.text('state', {
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <FileStateChip state={state} />,
      isHidden: true,
    }),
  ];
}
