import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { type SecondFactor, secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { errorText } from '../base/messageText.ts';
import { makePasskey } from '../parts/factorProof/passkeys.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { type Confirming, confirmationIn } from './useOwnConfirmation.ts';

const { beginFactor, completeFactor } = secondFactorApi.endpoints;
type Begun = Answer<typeof beginFactor>;
export type Added = Answer<typeof completeFactor>;

export interface BeginningValues extends Confirming {
  name: string;
}
const nothingTyped: BeginningValues = { name: '', password: '' };

interface Beginning {
  readonly onBegun: (begun: Begun) => unknown;
  readonly onChecked: (values: BeginningValues, sendNow: (values: BeginningValues) => Promise<void>) => unknown;
}

/** The name and confirmation of a new factor: the first half of adding it. */
export function useBeginning(kind: SecondFactor['kind'], { onBegun, onChecked }: Beginning) {
  return useContractForm({
    endpoint: beginFactor,
    initial: nothingTyped,
    bodyOf: (values) => ({ kind, name: values.name, ...confirmationIn(values) }),
    onChecked,
    onDone: (begun) => begun && onBegun(begun),
  });
}

/** The code that shows that an app works: the second half. */
export function useAppCode(enrolmentId: string, onAdded: (added: Added) => unknown) {
  return useContractForm({
    endpoint: completeFactor,
    initial: { code: '' },
    bodyOf: ({ code }) => ({ enrolmentId, code }),
    onDone: (added) => added && onAdded(added),
  });
}

/** Has the browser make the passkey that was begun, and adds it. */
export function usePasskeyMaking({ enrolmentId, passkey }: Begun, onAdded: (added: Added) => unknown) {
  const { t } = useTranslation('secondFactor');
  const { send } = useApiMutation(completeFactor, { showsErrors: true });
  const [problem, setProblem] = useState<string | null>(null);

  const make = async () => {
    setProblem(null);
    const made = passkey && (await makePasskey(passkey));
    if (!made) return setProblem(t('add.passkeyFailed'));
    const outcome = await send({ body: { enrolmentId, passkey: made } });
    if (outcome.isDone && outcome.data) return void onAdded(outcome.data);
    setProblem(outcome.isDone ? null : outcome.errors.map(errorText).join(' '));
  };
  return { make, problem };
}
