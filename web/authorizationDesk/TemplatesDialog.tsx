import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { DenialField } from '../field/denial/DenialField.tsx';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Identifier } from '../ui/Identifier.tsx';
import { TextInput } from '../ui/TextInput.tsx';

const { getDecisionTemplates, saveDecisionTemplate, removeDecisionTemplate } = authorizationDeskApi.endpoints;
const empty = { name: '', denialCode: null as string | null, comments: '' };

/** The payer's templates of decisions, as its administrator keeps them. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['authorizationDesk', 'desk']);
  const read = useApi(getDecisionTemplates, {});
  const remove = useApiMutation(removeDecisionTemplate);
  const form = useContractForm({
    endpoint: saveDecisionTemplate,
    initial: empty,
    bodyOf: ({ name, denialCode, comments }) => ({ name, comments, ...(denialCode && { denialCode }) }),
    onDone: () => {
      alerts.success(t('template.saved'));
      form.clear(empty);
      read.refresh();
    },
  });
  return (
    <FormDialog form={form} title={t('template.title')} submitText={t('template.add')} onClose={onClose}>
      <Box component="ul" aria-label={t('template.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {read.data?.map(({ templateId, version, name, denialCode }) => (
          <Box component="li" key={templateId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <bdi>{name}</bdi>
            {denialCode && <Identifier value={denialCode} />}
            <Button
              size="small"
              loading={remove.isSending}
              onClick={async () => {
                await remove.send({ body: { templateId, version } });
                read.refresh();
              }}
            >
              {t('template.remove', { name })}
            </Button>
          </Box>
        ))}
      </Box>
      <TextInput control={form.control} name="name" label={t('template.name')} maxLength={100} isRequired />
      <DenialField control={form.control} name="denialCode" label={t('form.denial')} />
      <TextInput control={form.control} name="comments" label={t('desk:form.comments')} maxLength={2000} rows={3} />
    </FormDialog>
  );
}
