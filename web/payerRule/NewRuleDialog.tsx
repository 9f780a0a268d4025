import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { rulePath } from './ruleAddress.ts';
import { useRuleCategories } from './useRuleCategories.ts';

interface NewRuleDialogProps {
  payerId: number;
  onClose: () => void;
}

interface Categories {
  serviceCategoryId: number | null;
  consultationCategoryId: number | null;
}

/** Asks what a rule is for; where it was written before, that one is opened. */
export function NewRuleDialog({ payerId, onClose }: NewRuleDialogProps) {
  const { t } = useTranslation('payerRule');
  const navigate = useNavigate();
  const { services, consultations } = useRuleCategories();
  const { control, handleSubmit, setError } = useForm<Categories>({
    defaultValues: { serviceCategoryId: null, consultationCategoryId: null },
  });
  const open = handleSubmit(({ serviceCategoryId, consultationCategoryId }) => {
    if (serviceCategoryId === null) return setError('serviceCategoryId', { message: 'payerRule:create.required' });
    navigate(rulePath({ payerId, serviceCategoryId, consultationCategoryId }));
  });
  return (
    <Dialog
      isOpen
      title={t('create.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('create.cancel')}</Button>
          <Button variant="contained" onClick={() => void open()}>
            {t('create.open')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Typography>{t('create.text')}</Typography>
        <Dropdown control={control} name="serviceCategoryId" label={t('list.category')} choices={services} isRequired />
        <Dropdown
          control={control}
          name="consultationCategoryId"
          label={t('list.consultation')}
          choices={consultations}
          noneText={t('list.everyConsultation')}
        />
      </Box>
    </Dialog>
  );
}
