import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../shared/_contract/endpoint.ts';
import { type MemberDetails, memberApi } from '../../shared/member/routes.ts';
import { call } from '../api/client.ts';
import { alerts } from '../base/alerts.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { memberFieldOf } from './newMember.ts';

const { correctMember, getMember } = memberApi.endpoints;
type Body = Sending<typeof correctMember>['body'];

/** What every dialog of a correction is given. */
export interface CorrectionProps {
  readonly payerId: number;
  readonly member: MemberDetails;
  readonly onClose: () => void;
  /** The register has the correction. */
  readonly onCorrected: () => unknown;
}

/**
 * The form of a correction, from the state of the member that the dialog was opened with. Where somebody was faster, `now` is what
 * they left: the form stays, and is sent over that the next time.
 */
export function useCorrection<Values extends FieldValues & { reason: string }>(
  { payerId, member, onClose, onCorrected }: CorrectionProps,
  initial: Values,
  changesOf: (values: Values, now: MemberDetails) => Pick<Body, 'person' | 'covers'>,
) {
  const { t } = useTranslation('member');
  const [seen] = useState(member);
  const [now, setNow] = useState(member);
  const [begins] = useState(initial);
  const { memberId } = seen;
  const form = useContractForm({
    endpoint: correctMember,
    initial: begins,
    bodyOf: (values: Values): Body => ({
      payerId,
      memberId,
      version: now.version,
      reason: values.reason,
      ...changesOf(values, now),
    }),
    fieldOf: (field) => memberFieldOf(field.replace(/^person\./, '').replace(/^covers\.\d+\./, 'cover.')),
    onRefused: async ({ errors }) => {
      if (!errors.some(({ code }) => code === 'changedMeanwhile')) return errors;
      const { data } = await call(getMember, { body: { payerId, memberId } });
      if (data) setNow(data);
      return data ? [] : errors;
    },
    onDone: async () => {
      alerts.success(t('correct.done'));
      onClose();
      await onCorrected();
    },
  });
  return { form, seen, now };
}
