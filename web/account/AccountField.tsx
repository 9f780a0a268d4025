import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longestPassword, shortestPassword } from '../../shared/_field/password.ts';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface Row {
  readonly kind: 'text' | 'code' | 'email' | 'password' | 'foreignPassword';
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly hint?: 'asPrinted' | 'passwordHint';
}

/** The texts that the forms of accounts ask for, each the same in every form. */
const rows = {
  email: { kind: 'email', maxLength: 254, autoComplete: 'email' },
  password: { kind: 'password', maxLength: longestPassword, hint: 'passwordHint' },
  confirmPassword: { kind: 'password', maxLength: longestPassword },
  firstName: { kind: 'text', maxLength: 100, autoComplete: 'given-name', hint: 'asPrinted' },
  lastName: { kind: 'text', maxLength: 100, autoComplete: 'family-name', hint: 'asPrinted' },
  facilityLicenseNumber: { kind: 'code', maxLength: 30 },
  regulatorUsername: { kind: 'code', maxLength: 100 },
  regulatorPassword: { kind: 'foreignPassword', maxLength: 200 },
  controlMedicationUsername: { kind: 'code', maxLength: 100 },
  controlMedicationPassword: { kind: 'foreignPassword', maxLength: 200 },
  clinicianLicenseNumber: { kind: 'code', maxLength: 30 },
} as const satisfies Record<string, Row>;

interface AccountFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: keyof typeof rows & FieldPath<Values>;
  hint?: string;
  autoComplete?: string;
  isOptional?: boolean;
  isDisabled?: boolean;
}

/** The browser's own hint is the specification's six, the rule is eight (REQ-VALID-04). */
const minLength = 6;

/** One of those fields. It has to be filled in unless it is optional or out of use. */
export function AccountField<Values extends FieldValues>({
  control,
  name,
  isOptional = false,
  isDisabled = false,
  ...given
}: AccountFieldProps<Values>) {
  const { t } = useTranslation('registration');
  const { kind, maxLength, autoComplete, hint }: Row = rows[name];
  const shownHint = given.hint ?? (hint && t(hint, { length: shortestPassword }));
  const common = {
    control,
    name,
    label: t(`field.${name}`),
    ...(shownHint && { hint: shownHint }),
    maxLength,
    isDisabled,
    isRequired: !isOptional && !isDisabled,
  };
  if (kind === 'password') return <PasswordInput {...common} autoComplete="new-password" minLength={minLength} />;
  if (kind === 'foreignPassword') return <PasswordInput {...common} autoComplete="off" />;
  return (
    <TextInput
      {...common}
      type={kind === 'email' ? 'email' : 'text'}
      autoComplete={given.autoComplete ?? autoComplete ?? 'off'}
      isCode={kind !== 'text'}
    />
  );
}
