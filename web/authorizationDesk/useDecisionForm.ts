import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi, type DecisionTemplate } from '../../shared/authorizationDesk/routes.ts';
import { alerts } from '../base/alerts.ts';
import { useTakeNext } from '../parts/desk/useTakeNext.ts';
import { sessionDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { bodyOf, type DecisionValues, decisionFieldOf, emptyDecision } from './decisionForm.ts';
import { nextRequest } from './nextRequest.ts';

const { decideAuthorization } = authorizationDeskApi.endpoints;
/** A colleague or the facility was faster. */
const overtaken = ['changedMeanwhile', 'secondPersonNeeded', 'requestCancelled'];

interface DecisionFormProps {
  record: Authorization;
  onChanged: () => void;
}

/** The form of a decision, and what fills several of its fields at once. */
export function useDecisionForm({ record, onChanged }: DecisionFormProps) {
  const { t } = useTranslation('authorizationDesk');
  const { takeNext } = useTakeNext(nextRequest);
  const [initial] = useState(() => emptyDecision(record));
  const [draft] = useState(() => sessionDraft<DecisionValues>(`authorizationDesk:${record.authorizationId}`, []));
  const goesOn = useRef(false);
  const form = useContractForm({
    endpoint: decideAuthorization,
    initial,
    draft,
    bodyOf: (values: DecisionValues) => bodyOf(values, record),
    fieldOf: decisionFieldOf,
    onDone: (done) => {
      alerts.success(t(done?.isProposed ? 'form.proposed' : 'form.sent'));
      onChanged();
      if (goesOn.current) void takeNext();
    },
    // What was typed stays, over the record as it is now.
    onRefused: ({ errors }) => {
      if (errors.some(({ code }) => overtaken.includes(code))) onChanged();
      return errors;
    },
  });
  /** A template decides what is still undecided: it denies with its code, or comments on the whole. */
  const use = ({ denialCode, comments }: DecisionTemplate) => {
    const { setValue, getValues } = form.form;
    setValue('comments', comments, { shouldDirty: true });
    getValues('lines').forEach(({ outcome }, at) => {
      if (!denialCode || outcome !== null) return;
      setValue(`lines.${at}.outcome`, 'denied', { shouldDirty: true });
      setValue(`lines.${at}.denialCode`, denialCode, { shouldDirty: true });
    });
  };
  const approveAll = () => {
    form.form.getValues('lines').forEach((_, at) => {
      form.form.setValue(`lines.${at}.outcome`, 'approved', { shouldDirty: true });
    });
    form.form.clearErrors('lines');
  };
  return { form, goesOn, use, approveAll };
}
