import { type FormEvent, useMemo, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { isTransportError } from '../api/transportCodes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { memberPath } from './memberAddress.ts';
import { isMemberField } from './NewMemberFields.tsx';
import { emptyMember, memberBody, memberResolver, type NewMemberValues } from './newMember.ts';

interface Refused {
  readonly errors: readonly ApiError[];
  readonly memberId: string;
}
const nothing: Refused = { errors: [], memberId: '' };

/** The form of a new member: checked, sent once however often the button is pressed, refusals at their fields. */
export function useNewMember(payerId: number) {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refused>(nothing);
  const isUnderWay = useRef(false);
  const { send, isSending } = useApiMutation(memberApi.endpoints.createMemberDetails, { showsErrors: true });
  const resolver = useMemo(() => memberResolver(payerId), [payerId]);
  const form = useForm<NewMemberValues>({ defaultValues: emptyMember, resolver, mode: 'onTouched' });

  const refuse = (errors: readonly ApiError[], { memberId }: NewMemberValues) => {
    setRefused({ errors, memberId: memberId.trim() });
    const named = errors.filter(({ field }) => isMemberField(field));
    for (const { field, message } of named) {
      form.setError(field as FieldPath<NewMemberValues>, { type: 'server', message });
    }
    if (named[0]) form.setFocus(named[0].field as FieldPath<NewMemberValues>);
  };
  const sendOnce = async (values: NewMemberValues) => {
    // A second click can arrive before the button shows that the first one counts.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const outcome = await send({ body: memberBody(values, payerId) });
      if (!outcome.isDone) return refuse(outcome.errors, values);
      alerts.success(t('add.added'));
      navigate(memberPath(values.memberId.trim()), { replace: true });
    } finally {
      isUnderWay.current = false;
    }
  };
  const { errors } = refused;
  const has = (wanted: string): boolean => errors.some(({ code }) => code === wanted);
  return {
    control: form.control,
    isSending,
    today: emiratesDateOf(new Date()),
    /** What belongs to no field. */
    refusals: errors.filter((error) => !isMemberField(error.field) && !isTransportError(error)),
    isNotSent: errors.some(isTransportError),
    isRegisterBusy: has('jobAlreadyRunning'),
    /** The number under which the register has somebody already. */
    existing: has('memberExists') ? refused.memberId : '',
    submit: (event: FormEvent) => {
      setRefused(nothing);
      return form.handleSubmit(sendOnce)(event);
    },
  };
}
