import type { TFunction } from 'i18next';
import { dirhamDigits } from '../../../shared/_field/amountText.ts';
import type { Side } from '../../../shared/_parts/conversation.ts';
import { patientOf } from '../../../shared/authorization/authorizationSheet.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import type { AuthorizationRow } from '../../../shared/authorization/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import { AuthorizationChip, type useStateText } from '../../field/authorization/AuthorizationChip.ts';
import { ReviewMark } from '../../field/authorization/ReviewMark.tsx';
import { ageText } from '../../field/eligibility/ageText.ts';
import { caseColumns } from '../../parts/case/caseColumns.tsx';
import { Money } from '../../ui/Money.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';

type Word = WordOf<'record', 'column'>;

interface Shown {
  readonly side: Side;
  readonly language: string;
  readonly stateOf: ReturnType<typeof useStateText>;
  readonly tCase: TFunction<'case'>;
  readonly tDesk: TFunction<'authorizationDesk'>;
  readonly now: number;
}

/** The columns of the list: where a request stands, whose it is, and by when the payer answers. */
export function authorizationColumns(
  t: TFunction<'record'>,
  { side, language, stateOf, tCase, tDesk, now }: Shown,
): DataColumn<AuthorizationRow>[] {
  const column = columnsBy<AuthorizationRow, Word>((name) => t(`column.${name}`));
  const { first, rest } = caseColumns<typeof authorizationLife, AuthorizationRow>(tCase, {
    life: authorizationLife,
    side,
    language,
    stateOf,
    Chip: AuthorizationChip,
  });
  // A state that the payer's answer does not bear must not be read alone.
  const marked = first.map((each) =>
    each.id === 'state'
      ? {
          ...each,
          cell: (row: AuthorizationRow) => (
            <>
              {each.cell?.(row)}
              {row.review && <ReviewMark text={t('mark')} />}
            </>
          ),
        }
      : each,
  );
  return [
    column.name('patient', { value: patientOf, width: 210 }),
    ...marked,
    column.text('type', { value: (row) => row.type && tDesk(`type.${row.type}`), width: 140, isSecondary: true }),
    column.date('serviceDate', { isSecondary: true }),
    ...rest,
    column.text('age', {
      value: (row) => row.openedAt,
      cell: (row) => ageText(row.openedAt, now, language),
      text: (row) => ageText(row.openedAt, now, language),
      width: 130,
      isSecondary: true,
    }),
    column.text('amount', {
      value: (row) => dirhamDigits(row.netFils),
      cell: (row) => <Money fils={row.netFils} />,
      width: 140,
      isSecondary: true,
    }),
    column.code('requestNumber', { isHidden: true }),
    column.code('payerReference', { isHidden: true }),
    column.code('clinicianLicense', { isHidden: true }),
    column.instant('validTo', { isHidden: true }),
  ];
}
