import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dirhamDigits } from '../../shared/_field/amountText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { authorizationDeskApi, type DeskRow, mostAtOnce } from '../../shared/authorizationDesk/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';

interface ApproveManyProps {
  /** The rows that the list shows. */
  rows: readonly DeskRow[];
  onClose: () => void;
  onDone: () => void;
}

const dayMs = 86_400_000;

/** What can be approved without a look: nothing with a warning, and nothing that waits for somebody else. */
const isPlain = ({ state, isProposed, hasWarnings, lineCount }: DeskRow): boolean =>
  (state === 'sent' || state === 'underReview') && !isProposed && !hasWarnings && lineCount > 0;

/** Approves several requests as they were asked; each is decided by itself, over the version that the list shows. */
export function ApproveManyDialog({ rows, onClose, onDone }: ApproveManyProps) {
  const { t, i18n } = useTranslation('authorizationDesk');
  const [offered] = useState(() => rows.filter(isPlain).slice(0, mostAtOnce));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const now = Date.now();
  const form = useContractForm({
    endpoint: authorizationDeskApi.endpoints.approveAuthorizations,
    initial: { validFrom: emiratesDateOf(new Date(now)), validTo: emiratesDateOf(new Date(now + 30 * dayMs)) },
    // Days that were typed for other requests are not meant for these.
    about: offered.map(({ authorizationId }) => authorizationId),
    bodyOf: ({ validFrom, validTo }) => ({
      validFrom,
      validTo,
      requests: offered
        .filter(({ authorizationId }) => chosen.includes(authorizationId))
        .map(({ authorizationId, version }) => ({ authorizationId, version })),
    }),
    onDone: (results) => {
      const approved = results?.filter(({ code }) => code === null).length ?? 0;
      const others = (results?.length ?? 0) - approved;
      if (others > 0) alerts.error(t('many.some', { approved, others }));
      else alerts.success(t('many.done', { approved }));
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('many.open')}
      submitText={t('many.send')}
      isDisabled={chosen.length === 0}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t(offered.length > 0 ? 'many.text' : 'many.none')}</Typography>
      <FormGroup aria-label={t('many.open')}>
        {offered.map((row) => (
          <FormControlLabel
            key={row.authorizationId}
            control={
              <Checkbox
                checked={chosen.includes(row.authorizationId)}
                onChange={(_, isChosen) =>
                  setChosen((before) =>
                    isChosen ? [...before, row.authorizationId] : before.filter((id) => id !== row.authorizationId),
                  )
                }
              />
            }
            label={`${nameIn(i18n.language, row, 'facilityName')} · ••${row.identifierEnding} · ${dirhamDigits(row.netFils)}`}
          />
        ))}
      </FormGroup>
      <DateField control={form.control} name="validFrom" label={t('form.validFrom')} isRequired />
      <DateField control={form.control} name="validTo" label={t('form.validTo')} isRequired />
    </FormDialog>
  );
}
