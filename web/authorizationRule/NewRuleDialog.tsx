import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { ruleLimits, serviceFamilies } from '../../shared/authorizationRule/ruleModel.ts';
import { pathTo } from '../base/screenPath.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { emptyRule } from './ruleForm.ts';
import { authorizationRuleScreens } from './screens.ts';

/** Asks what a rule is called and what it is about; the rest is written on its own screen. */
export function NewRuleDialog({ payerId, onClose }: { payerId: number; onClose: () => void }) {
  const { t } = useTranslation('authorizationRule');
  const navigate = useNavigate();
  const form = useContractForm({
    endpoint: authorizationRuleApi.endpoints.addAuthorizationRule,
    initial: { name: '', nameArabic: '', serviceFamily: 'other' as (typeof serviceFamilies)[number] },
    bodyOf: (values) => ({ payerId, content: { ...emptyRule, ...values } }),
    onDone: (made) => {
      onClose();
      if (made)
        navigate(
          pathTo(authorizationRuleScreens.rule, {
            payerId: String(payerId),
            authorizationRuleId: made.authorizationRuleId,
          }),
        );
    },
  });
  const { control } = form;
  return (
    <FormDialog form={form} title={t('list.new')} submitText={t('create.submit')} onClose={onClose}>
      <TextInput control={control} name="name" label={t('field.name')} maxLength={ruleLimits.name} />
      <TextInput control={control} name="nameArabic" label={t('field.nameArabic')} maxLength={ruleLimits.name} />
      <Dropdown
        control={control}
        name="serviceFamily"
        label={t('field.serviceFamily')}
        choices={serviceFamilies.map((id) => ({ id, name: t(`family.${id}`) }))}
        isRequired
      />
    </FormDialog>
  );
}
