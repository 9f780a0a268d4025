import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { mostOf } from '../../shared/homeCare/care.ts';
import type { Episode } from '../../shared/homeCare/routes.ts';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { DateText } from '../ui/DateText.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { isInCare } from './isInCare.ts';
import { LendDialog } from './LendDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** What is lent to the patient, and what has come back. */
export function EquipmentPart({ record, onDone }: { record: Episode; onDone: () => void }) {
  const { t } = useTranslation('homeCare');
  const { equipment } = record;
  const mayChange = isInCare(record);
  return (
    <Section title={t('part.equipment')} isPlain>
      {equipment.length === 0 && <Typography variant="body2">{t('equipment.none')}</Typography>}
      {equipment.length > 0 && (
        <SmallTable
          label={t('part.equipment')}
          heads={[t('field.equipment'), t('field.deviceIdentifier'), t('field.lentOn'), t('field.returnedOn')]}
          rows={equipment.map((line) => ({
            key: line.lineId,
            cells: [
              t(`equipmentKind.${line.kind}`),
              line.deviceIdentifier === null ? '–' : <Identifier key="device" value={line.deviceIdentifier} />,
              <DateText key="lent" value={line.lentOn} />,
              line.returnedOn !== null ? (
                <DateText key="returned" value={line.returnedOn} />
              ) : mayChange ? (
                <DialogButton key="return" text={t('equipment.return')} size="small">
                  {(close) => <ReturnDialog record={record} line={line} onClose={close} onDone={onDone} />}
                </DialogButton>
              ) : (
                t('equipment.lent')
              ),
            ],
          }))}
        />
      )}
      {mayChange && equipment.length < mostOf.equipment && (
        <Box sx={{ mt: 1 }}>
          <DialogButton text={t('equipment.lend')} variant="outlined" size="small">
            {(close) => <LendDialog record={record} onClose={close} onDone={onDone} />}
          </DialogButton>
        </Box>
      )}
    </Section>
  );
}
