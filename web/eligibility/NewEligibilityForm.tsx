import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import type { BroughtPatient } from '../field/eligibility/broughtPatient.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { EligibilityFields } from './EligibilityFields.tsx';
import { emptyForm, type FormValues, nextEmptyField } from './formValues.ts';
import { AnsweredToday } from './lifecycle/AnsweredToday.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { eligibilityScreens } from './screens.ts';
import { useNewEligibility } from './useNewEligibility.ts';
import { type Proposed, useProposal, withProposed } from './useProposal.ts';

interface NewEligibilityFormProps {
  initial: FormValues;
  today: string;
  /** The earlier request of the patient. */
  from: string | null;
  /** The patient with whom the form begins; null where the user only opened it. */
  brought: BroughtPatient | null;
  /** The payer and service that were proposed when the form opened. */
  proposed: Proposed;
}

/** Goes to the first field that is empty, or to the button that sends. */
function useNextField(form: ReturnType<typeof useNewEligibility>, brought: BroughtPatient | null) {
  const element = useRef<HTMLFormElement>(null);
  const goOn = () => {
    const next = nextEmptyField(form.form.getValues());
    if (next) return form.goTo(next);
    element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };
  const begin = useEffectEvent(() => (brought?.by === 'typing' ? form.goTo('emiratesId') : goOn()));
  const isBrought = brought !== null;
  useEffect(() => {
    if (isBrought) begin();
  }, [isBrought]);
  return { element, goOn };
}

export function NewEligibilityForm(props: NewEligibilityFormProps) {
  const { t } = useTranslation('eligibility');
  // Fields that the user has not filled in follow what the form begins with; what was proposed is no part of the draft.
  const [proposed, setProposed] = useState(props.proposed);
  const form = useNewEligibility({ ...props, initial: withProposed(props.initial, proposed) });
  const [isAsking, setAsking] = useState(false);
  const { element, goOn } = useNextField(form, props.brought);
  const proposal = useProposal(form.control, setProposed);
  const navigate = useNavigate();
  const showAnswers = (first: { eligibilityId: string }) => {
    form.dropDraft();
    navigate(pathTo(eligibilityScreens.detail, first), { replace: true });
  };
  const chooseAnother = () => {
    form.form.setValue('payerId', null);
    form.goTo('payerId');
  };

  return (
    <ContractForm ref={element} form={form} label={t('form.label')} keptText={t('form.kept')}>
      <EligibilityFields
        control={form.control}
        check={form.check}
        goTo={form.goTo}
        today={props.today}
        broughtCard={props.brought?.by === 'card' ? props.brought : null}
        onRead={goOn}
        onAsked={showAnswers}
      />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <SubmitButton isSending={form.isSending} busyText={t('form.sending')}>
          {t('form.send')}
        </SubmitButton>
        <Button {...steadyClick} onClick={() => setAsking(true)}>
          {t('form.clear')}
        </Button>
        {/* Notes arrive by themselves: above the buttons they would push them from under the pointer. */}
        <Box sx={{ flex: '1 1 20rem', minWidth: 0, display: 'grid', gap: 1 }}>
          <AnsweredToday control={form.control} />
          <ProposalNote control={form.control} proposal={proposal} onChange={chooseAnother} />
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('form.clearTitle')}
        action={t('form.clearConfirm')}
        keepText={t('form.clearKeep')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          form.clear(emptyForm(props.today));
          setAsking(false);
        }}
      >
        {t('form.clearText')}
      </ConfirmDialog>
    </ContractForm>
  );
}
