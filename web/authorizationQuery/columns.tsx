import type { TFunction } from 'i18next';
import { dirhamDigits } from '../../shared/_field/amountText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { AuthorizationFound } from '../../shared/authorizationQuery/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { ReviewMark } from '../field/authorization/ReviewMark.tsx';
import { Money } from '../ui/Money.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { listedName } from './listed.ts';
import { StatusChip } from './StatusChip.ts';

export type Field = WordOf<'authorizationQuery', 'field'>;

/** A patient as a list names them: the name, and the end of the identifier. */
const patientOf = ({ patientName, identifierEnding }: AuthorizationFound): string =>
  [patientName, identifierEnding && `••${identifierEnding}`].filter(Boolean).join(' · ') || '–';

/** The columns of the board. A facility sees the insurer of each, an insurer the facility. */
export function foundColumns(
  t: TFunction<'authorizationQuery'>,
  language: string,
  isInsurer: boolean,
): DataColumn<AuthorizationFound>[] {
  const column = columnsBy<AuthorizationFound, Field>((name) => t(`field.${name}`));
  return [
    column.name('patient', { value: patientOf, width: 290 }),
    column.text('status', {
      value: ({ statusId }) => listedName(language, 'status', statusId),
      cell: ({ statusId, needsReview }) => (
        <>
          <StatusChip state={statusId} />
          {needsReview && <ReviewMark text={t('mark')} />}
        </>
      ),
      width: 215,
    }),
    column.code('authorizationNumber'),
    isInsurer
      ? column.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), isSecondary: true })
      : column.name('company', { value: (row) => nameIn(language, row, 'payerName'), isSecondary: true }),
    column.date('requestedOn'),
    column.date('validTo', { isSecondary: true }),
    column.text('type', { value: ({ typeId }) => listedName(language, 'type', typeId), isSecondary: true }),
    column.text('category', {
      value: ({ categoryId }) => listedName(language, 'category', categoryId),
      isSecondary: true,
    }),
    column.text('approved', {
      value: ({ approvedFils }) => (approvedFils === null ? null : dirhamDigits(approvedFils)),
      cell: ({ approvedFils }) => (approvedFils === null ? '–' : <Money fils={approvedFils} />),
      width: 140,
      isSecondary: true,
    }),
    column.text('source', { value: ({ source }) => t(`source.${source}`), isSecondary: true, width: 170 }),
    column.code('requestNumber', { isHidden: true }),
  ];
}
