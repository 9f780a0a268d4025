import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { memberApi } from '../../shared/member/routes.ts';
import { alerts } from '../base/alerts.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { memberPath } from './memberAddress.ts';
import { emptyMember, memberBody, memberFieldOf, memberResolver, type NewMemberValues } from './newMember.ts';

/** The form of a new member of a payer's register. */
export function useNewMember(payerId: number) {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const resolver = useMemo(() => memberResolver(payerId), [payerId]);
  const form = useContractForm({
    endpoint: memberApi.endpoints.createMemberDetails,
    initial: emptyMember,
    resolver,
    bodyOf: (values: NewMemberValues) => memberBody(values, payerId),
    fieldOf: memberFieldOf,
    onDone: (_, { memberId }) => {
      alerts.success(t('add.added'));
      navigate(memberPath(memberId.trim()), { replace: true });
    },
  });
  const isExisting = form.errors.memberId?.type === 'memberExists';
  return {
    form,
    isRegisterBusy: form.refusals.some(({ code }) => code === 'jobAlreadyRunning'),
    /** The typed number if the register already has a member with it; empty otherwise. */
    existing: isExisting ? form.form.getValues('memberId').trim() : '',
  };
}
