import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { loginPath } from '../../../shared/_field/routeGuard.ts';
import type { LicenseCandidate, RegistrationForm } from '../../../shared/account/registrationForm.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { notVerified } from '../../parts/verification/notVerified.ts';
import { useVerificationTokens } from '../../parts/verification/useVerificationTokens.ts';
import { isFieldName, readOutcome } from './outcome.ts';
import { dropDraft, keepDraft, readDraft } from './registrationDraft.ts';
import { registrationResolver } from './registrationResolver.ts';
import { bodyOf, emptyRegistration, type Lists, type RegistrationValues } from './registrationValues.ts';
import { useRegistrationTests } from './useRegistrationTests.ts';
import { useUserNameCheck } from './useUserNameCheck.ts';

/** The form's state: validated, kept as a draft, its user name checked while it is typed. */
function useRegistrationForm(lists: Lists) {
  const [takenNames] = useState(() => new Set<string>());
  const context = useMemo(() => ({ takenNames }), [takenNames]);
  const [initial] = useState<RegistrationValues>(() => ({
    ...emptyRegistration,
    // REQ-REG-30
    providerTypeId: lists.providerTypes[0]?.providerTypeId ?? null,
    ...readDraft(),
  }));
  const form = useForm({ defaultValues: initial, resolver: registrationResolver, context, mode: 'onTouched' });
  const { control, trigger, subscribe, getFieldState } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const values = { ...initial, ...useWatch({ control }) } as RegistrationValues;
  const markTaken = useCallback(
    (name: string) => {
      takenNames.add(name);
      void trigger('email');
    },
    [takenNames, trigger],
  );
  const isCheckingName = useUserNameCheck(values.email, markTaken);

  // Correcting the password first must take back what the confirmation said, and the other way round.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the password is what the effect waits for.
  useEffect(() => {
    if (getFieldState('confirmPassword').isTouched) void trigger('confirmPassword');
  }, [values.password, trigger, getFieldState]);

  return { form, values, markTaken, isCheckingName };
}

/** A card that was read for this registration. */
interface Reading {
  cardReadId: string;
  emiratesId: string;
}

/** Everything the registration screen does; sent once however often the button is pressed. */
export function useRegistration(lists: Lists) {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const { form, values, markTaken, isCheckingName } = useRegistrationForm(lists);
  const tokens = useVerificationTokens();
  const tests = useRegistrationTests(values, tokens);
  const { send, isSending } = useApiMutation(accountApi.endpoints.register, { showsErrors: true });
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const [candidates, setCandidates] = useState<readonly LicenseCandidate[]>([]);
  const [isCardOpen, setCardOpen] = useState(false);
  const reading = useRef<Reading | null>(null);
  const isUnderWay = useRef(false);

  const showRefusals = (errors: readonly ApiError[]) => {
    if (errors.some(({ code }) => code === 'userNameExists')) markTaken(form.getValues('email').trim().toLowerCase());
    const named = errors.filter(({ field }) => isFieldName(field));
    for (const { field, message } of named) {
      if (isFieldName(field)) form.setError(field, { type: 'server', message });
    }
    setRefusals(errors);
  };

  const register = async (sent: RegistrationValues, cardReadId?: string) => {
    const token = await tokens.take();
    if (!token) return showRefusals([notVerified]);
    const card = cardReadId ? { cardReadId } : {};
    const outcome = readOutcome(await send({ body: { ...bodyOf(sent, lists), ...card, token } as RegistrationForm }));
    if (outcome.kind === 'candidates') {
      // The card was right: whoever picks a licence and submits again need not read it a second time.
      reading.current = cardReadId ? { cardReadId, emiratesId: sent.emiratesId } : null;
      return setCandidates(outcome.candidates);
    }
    reading.current = null;
    if (outcome.kind === 'refused') return showRefusals(outcome.errors);
    dropDraft();
    alerts.success(t('registered'), { keep: true });
    void navigate(loginPath);
  };

  const registerOnce = async (sent: RegistrationValues, cardReadId?: string) => {
    // A second click can arrive before the button shows that the first one counts.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRefusals([]);
    try {
      await register(sent, cardReadId);
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    control: form.control,
    values,
    setValue: form.setValue,
    goTo: form.setFocus,
    tokens,
    tests,
    refusals,
    isCheckingName,
    isSending,
    /** REQ-REG-25 */
    mayRegister: form.formState.isValid && tests.hasPassed,
    /** REQ-REG-37: with controlled medication the card comes first. */
    submit: form.handleSubmit((sent) => {
      if (!sent.isControlMedication) return registerOnce(sent);
      const kept = reading.current?.emiratesId === sent.emiratesId ? reading.current : null;
      return kept ? registerOnce(sent, kept.cardReadId) : setCardOpen(true);
    }),
    card: {
      isOpen: isCardOpen,
      close: () => setCardOpen(false),
      submit: ({ cardReadId }: { cardReadId: string }) => {
        setCardOpen(false);
        void registerOnce(form.getValues(), cardReadId);
      },
    },
    picker: {
      candidates,
      close: () => setCandidates([]),
      pick: ({ licenseNo }: LicenseCandidate) => {
        form.setValue('clinicianLicenseNumber', licenseNo, { shouldValidate: true, shouldTouch: true });
        setCandidates([]);
      },
    },
    cancel: () => {
      dropDraft();
      void navigate(loginPath);
    },
  };
}
export type Registration = ReturnType<typeof useRegistration>;
