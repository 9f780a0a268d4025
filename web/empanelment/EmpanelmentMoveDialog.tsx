import { useTranslation } from 'react-i18next';
import { documentTypes } from '../../shared/empanelment/documents.ts';
import { fieldsOfKind } from '../../shared/empanelment/form.ts';
import { empanelmentLife, outcomes } from '../../shared/empanelment/life.ts';
import { callBacks } from '../../shared/empanelment/profile.ts';
import { type Empanelment, type EmpanelmentMove, empanelmentApi } from '../../shared/empanelment/routes.ts';
import { openStages } from '../../shared/empanelment/stages.ts';
import type { MoveOpened } from '../parts/case/CaseScreen.tsx';
import { useAssignee } from '../parts/case/useAssignee.ts';
import { MoveDialog } from '../parts/life/MoveDialog.tsx';
import { useFieldName } from './useFieldName.ts';

const { moveEmpanelment, getEmpanelmentStaff } = empanelmentApi.endpoints;

/** Makes a move with a request: the stage that is complete, the field that is spoken of, the decision. */
export function EmpanelmentMoveDialog({ record, move, ...rest }: MoveOpened<EmpanelmentMove, Empanelment>) {
  const { t } = useTranslation('empanelment');
  const nameOf = useFieldName();
  const { empanelmentId, version, kind, passed, revisions } = record;
  const assignee = useAssignee(getEmpanelmentStaff, { label: t('dialog.assignee'), isAsked: move === 'assign' });
  const brought: readonly string[] = revisions.at(-1)?.form?.documents.map(({ type }) => type) ?? [];
  const spokenOf = [...fieldsOfKind(kind), ...documentTypes.filter((type) => brought.includes(type))];
  const contact = revisions.at(-1)?.before;
  const callBack = contact
    ? t('dialog.callBack', { name: contact.contactName, mobile: contact.contactMobile })
    : t('dialog.callBackUnknown');
  const approvals = {
    join: 'confirmApprove',
    recontract: 'confirmApprove',
    addBranch: 'confirmBranch',
    updateProfile: 'confirmProfile',
    updateContract: 'confirmContract',
  } as const;
  const notices: Partial<Record<EmpanelmentMove, string>> = {
    withdraw: t('dialog.confirmWithdraw'),
    approve: t(`dialog.${approvals[kind]}`),
    approveAccount: callBack,
    reject: t('dialog.confirmReject'),
    propose: t('dialog.confirmPropose'),
    end: t('dialog.confirmEnd'),
  };
  return (
    <MoveDialog
      life={empanelmentLife}
      move={move}
      endpoint={moveEmpanelment}
      record={{ empanelmentId, version }}
      {...rest}
      title={t(`moves.${move}`)}
      notice={notices[move]}
      needs={{
        assignee,
        stage: {
          label: t('dialog.stage'),
          choices: openStages(passed).map((id) => ({ id, name: t(`stages.${id}`) })),
        },
        field: { label: t('dialog.field'), choices: spokenOf.map((id) => ({ id, name: nameOf(id) })) },
        calledBack: {
          label: t('dialog.calledBack'),
          choices: callBacks.map((id) => ({ id, name: t(`callBacks.${id}`) })),
        },
        outcome: { label: t('dialog.outcome'), choices: outcomes.map((id) => ({ id, name: t(`outcomes.${id}`) })) },
      }}
    />
  );
}
