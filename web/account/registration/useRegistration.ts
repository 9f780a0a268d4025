import { useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loginPath } from '../../../shared/_field/routeGuard.ts';
import type { LicenseCandidate, RegistrationForm } from '../../../shared/account/registrationForm.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import type { Outcome } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { useVerifiedSending } from '../../parts/verification/useVerifiedSending.ts';
import { type Registered, readOutcome } from './outcome.ts';
import { registrationDraft } from './registrationDraft.ts';
import { registrationResolver } from './registrationResolver.ts';
import { bodyOf, emptyRegistration, type Lists, type RegistrationValues } from './registrationValues.ts';
import { useRegistrationTests } from './useRegistrationTests.ts';
import { useUserNameCheck } from './useUserNameCheck.ts';

/** A card that was read for this registration. */
interface Reading {
  cardReadId: string;
  emiratesId: string;
}

/** Sends the registration with its verification token and, where a card was read, the reading. */
function useRegistering(lists: Lists) {
  const { tokens, send } = useVerifiedSending(accountApi.endpoints.register);
  const [candidates, setCandidates] = useState<readonly LicenseCandidate[]>([]);
  const reading = useRef<Reading | null>(null);
  const readingOf = ({ isControlMedication, emiratesId }: RegistrationValues): Reading | null =>
    isControlMedication && reading.current?.emiratesId === emiratesId ? reading.current : null;

  const register = async (values: RegistrationValues): Promise<Outcome<Registered>> => {
    const card = readingOf(values);
    const body = { ...bodyOf(values, lists), ...(card && { cardReadId: card.cardReadId }) };
    const outcome = await send((token) => ({ body: { ...body, token } as RegistrationForm }));
    const read = readOutcome(outcome);
    // The card was accepted: after the choice of a licence the next submit uses the same reading.
    reading.current = read.kind === 'candidates' ? card : null;
    if (read.kind === 'registered') return outcome;
    if (read.kind === 'candidates') setCandidates(read.candidates);
    return { isDone: false, status: -1, errors: read.kind === 'refused' ? read.errors : [], data: null };
  };
  return { tokens, register, candidates, setCandidates, reading, readingOf };
}

/** User names that the server knows are refused at their field, while typing and when sent. */
function useTakenNames() {
  const [usedNames] = useState(() => new Set<string>());
  const form = useRef<UseFormReturn<RegistrationValues>>(undefined);
  const markUsed = useCallback(
    (name: string) => {
      usedNames.add(name.trim().toLowerCase());
      void form.current?.trigger('email');
    },
    [usedNames],
  );
  return { usedNames, form, markUsed };
}

/** The form: checked, kept as a draft, its user name asked about while it is typed. */
function useRegistrationForm(lists: Lists, registering: ReturnType<typeof useRegistering>, openCard: () => void) {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const names = useTakenNames();
  const [draft] = useState(registrationDraft);
  // REQ-REG-30
  const initial = { ...emptyRegistration, providerTypeId: lists.providerTypes[0]?.providerTypeId ?? null };
  const form = useContractForm({
    endpoint: accountApi.endpoints.register,
    initial,
    resolver: (values, _, options) => registrationResolver(values, { usedNames: names.usedNames }, options),
    bodyOf: (values: RegistrationValues) => ({ ...bodyOf(values, lists), token: '' }) as RegistrationForm,
    draft,
    send: (_, values) => registering.register(values),
    // REQ-REG-37: with controlled medication the card comes first.
    onChecked: (values, sendNow) =>
      values.isControlMedication && !registering.readingOf(values) ? openCard() : sendNow(values),
    onRefused: ({ errors }, { email }) => {
      if (errors.some(({ code }) => code === 'userNameExists')) names.markUsed(email);
      return errors;
    },
    onDone: (answer) => {
      alerts.success(t('registered'), { keep: true });
      if (answer?.waitsFor) alerts.warning(t(`waitsFor.${answer.waitsFor}`), { keep: true });
      void navigate(loginPath);
    },
  });
  names.form.current = form.form;
  const { trigger, getFieldState } = form.form;
  const values = { ...initial, ...useWatch({ control: form.control }) } as RegistrationValues;
  const isCheckingName = useUserNameCheck(values.email, names.markUsed);

  // Correcting the password first must take back what the confirmation said, and the other way round.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the password is what the effect waits for.
  useEffect(() => {
    if (getFieldState('confirmPassword').isTouched) void trigger('confirmPassword');
  }, [values.password, trigger, getFieldState]);

  const cancel = () => {
    draft.drop();
    void navigate(loginPath);
  };
  return { form, values, isCheckingName, cancel };
}

/** Everything the registration screen does. */
export function useRegistration(lists: Lists) {
  const [isCardOpen, setCardOpen] = useState(false);
  const registering = useRegistering(lists);
  const { form, values, isCheckingName, cancel } = useRegistrationForm(lists, registering, () => setCardOpen(true));
  const { tokens, candidates, setCandidates, reading } = registering;
  const tests = useRegistrationTests(values, tokens);
  return {
    form,
    control: form.control,
    values,
    setValue: form.form.setValue,
    goTo: form.form.setFocus,
    tokens,
    tests,
    isCheckingName,
    isSending: form.isSending,
    /** REQ-REG-25 */
    mayRegister: form.isValid && tests.hasPassed,
    card: {
      isOpen: isCardOpen,
      close: () => setCardOpen(false),
      submit: ({ cardReadId }: { cardReadId: string }) => {
        setCardOpen(false);
        const now = form.form.getValues();
        reading.current = { cardReadId, emiratesId: now.emiratesId };
        void form.sendNow(now);
      },
    },
    picker: {
      candidates,
      close: () => setCandidates([]),
      pick: ({ licenseNo }: LicenseCandidate) => {
        form.form.setValue('clinicianLicenseNumber', licenseNo, { shouldValidate: true, shouldTouch: true });
        setCandidates([]);
      },
    },
    cancel,
  };
}
export type Registration = ReturnType<typeof useRegistration>;
