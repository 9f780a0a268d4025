import { fieldId } from '../../ui/useField.ts';
import { HumanVerification } from './HumanVerification.tsx';
import type { VerificationTokens } from './useVerificationTokens.ts';

/** The checkbox of a form's verification tokens. */
export const VerificationBox = ({ tokens }: { tokens: VerificationTokens }) => (
  <HumanVerification
    id={fieldId('token')}
    state={tokens.state}
    error={null}
    onVerify={() => void tokens.verify()}
    onReset={tokens.reset}
  />
);
