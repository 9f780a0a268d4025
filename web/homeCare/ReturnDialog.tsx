import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type Episode, homeCareApi } from '../../shared/homeCare/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import type { EpisodeDialogProps } from './VisitDialog.tsx';

const { returnEquipment } = homeCareApi.endpoints;

interface ReturnDialogProps extends EpisodeDialogProps {
  line: Episode['equipment'][number];
}

/** What was lent has come back. */
export function ReturnDialog({ record, line, onClose, onDone }: ReturnDialogProps) {
  const { t } = useTranslation('homeCare');
  const { episodeId, version } = record;
  const { lineId, lentOn, kind, deviceIdentifier } = line;
  const today = emiratesDateOf(new Date());
  const form = useContractForm({
    endpoint: returnEquipment,
    initial: { returnedOn: today },
    bodyOf: ({ returnedOn }) => ({ episodeId, version, lineId, returnedOn }),
    draft: dialogDraft<{ returnedOn: string }>(returnEquipment.path, episodeId, lineId),
    onDone: () => {
      alerts.success(t('equipment.returnDone'));
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog form={form} title={t('equipment.return')} submitText={t('equipment.return')} onClose={onClose}>
      <Typography>
        {t(`equipmentKind.${kind}`)} {deviceIdentifier !== null && <bdi dir="ltr">{deviceIdentifier}</bdi>}
      </Typography>
      <DateField
        control={form.control}
        name="returnedOn"
        label={t('field.returnedOn')}
        min={lentOn}
        max={today}
        isRequired
      />
    </FormDialog>
  );
}
