import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import type { AccountRequest } from '../../shared/accountRequest/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { AccountRequestChip } from './AccountRequestChip.ts';

type Texts = TFunction<'accountRequest'>;

function regulatorName(language: string, id: number): string {
  const regulator = regulatorOptions.find(({ regulatorId }) => regulatorId === id);
  return regulator ? nameIn(language, regulator, 'name') : String(id);
}

/** What a system or a card has shown about the facility, the person and the licence, each in one sentence. */
function proofColumns(t: Texts): DataColumn<AccountRequest>[] {
  const column = columnsBy<AccountRequest, WordOf<'accountRequest', 'field'>>((name) => t(`field.${name}`));
  const licenseProof = ({ isLicenseRegistered }: AccountRequest): string | null =>
    isLicenseRegistered === null ? null : t(isLicenseRegistered ? 'license.registered' : 'license.unknown');
  return [
    column.text('connectionProof', {
      value: ({ connectionProof }) => connectionProof && t(`proof.${connectionProof}`),
      isWide: true,
      isSecondary: true,
    }),
    column.text('card', {
      value: ({ isCardProven }) => t(isCardProven ? 'card.proven' : 'card.typed'),
      isHidden: true,
    }),
    column.text('licenseProof', { value: licenseProof, isHidden: true }),
  ];
}

/** A row for each request: who asks for what, where, and what was proven. */
export function accountRequestColumns(t: Texts, language: string): DataColumn<AccountRequest>[] {
  const column = columnsBy<AccountRequest, WordOf<'accountRequest', 'field'>>((name) => t(`field.${name}`));
  return [
    column.instant('askedAt'),
    column.name('fullName'),
    column.text('kind', { value: ({ kind }) => t(`kind.${kind}`), isSecondary: true }),
    column.text('state', {
      value: ({ state }) => t(`state.${state}`),
      cell: (row) => <AccountRequestChip state={row.state} />,
      // The lists are by state.
      isSecondary: true,
    }),
    column.name('facilityName', { value: (row) => nameIn(language, row, 'facilityName'), isSecondary: true }),
    ...proofColumns(t),
    column.code('userName', { isHidden: true, isWide: true }),
    column.code('emiratesIdEnding', { isHidden: true }),
    column.code('facilityLicense', { isHidden: true }),
    column.text('regulator', { value: ({ regulatorId }) => regulatorName(language, regulatorId), isHidden: true }),
    column.code('clinicianLicense', { isHidden: true }),
    column.code('roles', { value: ({ roles }) => roles.join(', '), isHidden: true, isWide: true }),
    column.code('sourceIp', { isHidden: true }),
    column.code('userAgent', { isHidden: true, isWide: true }),
    column.instant('decidedAt', { isHidden: true }),
    column.name('decidedBy', { isHidden: true }),
    column.text('reason', { isHidden: true, isWide: true }),
  ];
}
