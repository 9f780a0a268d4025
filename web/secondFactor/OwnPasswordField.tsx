import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../ui/PasswordInput.tsx';

/** The password of the person at the keyboard, which each change of a second factor asks for: the `password` of the form. */
export function OwnPasswordField<Values extends FieldValues & { password: string }>({
  control,
}: {
  control: Control<Values>;
}) {
  const { t } = useTranslation('secondFactor');
  return (
    <PasswordInput
      control={control}
      name={'password' as Path<Values>}
      label={t('add.password')}
      hint={t('add.passwordHint')}
      autoComplete="current-password"
      maxLength={256}
      isRequired
    />
  );
}
