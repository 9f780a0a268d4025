import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { KeptFile } from '../../../shared/authorization/postOfficeFiles.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { RecordScreen } from '../../parts/record/RecordScreen.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { factsOf } from '../../ui/table/factsOf.ts';
import { authorizationScreens } from '../screens.ts';
import { FileStateChip } from './FileStateChip.tsx';
import { fileColumns, reasonText } from './fileColumns.tsx';
import { ReadAgainDialog } from './ReadAgainDialog.tsx';

const ofFile = [
  ...['reason', 'reasonAt', 'matched', 'facility', 'regulator', 'senderId', 'receiverId', 'fileName', 'size'],
  'fetchedAt',
];

/** What stands in the file, as plain text: nothing in it can do anything here. */
function FileText({ file: { text, isCut } }: { file: KeptFile }) {
  const { t } = useTranslation('postOfficeFile');
  if (text === null) return <Typography color="textSecondary">{t('noText')}</Typography>;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('textHint')} {isCut ? t('cut') : null}
      </Typography>
      <Box
        component="pre"
        dir="ltr"
        // It scrolls, so that it must be reached by keyboard.
        tabIndex={0}
        aria-label={t('text')}
        role="group"
        sx={{ m: 0, maxHeight: 480, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
    </>
  );
}

/** A file that was not taken at once: why, what stands in it, who has read it again. */
export function PostOfficeFileScreen() {
  const { t, i18n } = useTranslation('postOfficeFile');
  const { keptId = '' } = useParams();
  const read = useApi(authorizationApi.endpoints.getPostOfficeFile, { query: { keptId } });
  const detailOf = ({ state, reason }: Pick<KeptFile, 'state' | 'reason'>) =>
    state === 'taken' ? null : reasonText(t, reason);
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(authorizationScreens.postOfficeFiles), text: t('back') }}
      head={(file) => (
        <>
          <FileStateChip state={file.state} size="medium" />
          {file.state !== 'taken' && (
            <DialogButton text={t('again')} variant="contained">
              {(close) => <ReadAgainDialog file={file} onClose={close} onDone={read.refresh} />}
            </DialogButton>
          )}
        </>
      )}
      timeline={(file) => ({
        title: t('history'),
        entries: [
          { key: 'fetched', at: file.fetchedAt, title: t('fetched') },
          ...file.readings.map((reading) => ({
            key: reading.at,
            at: reading.at,
            title: t('readBy', { name: reading.by, state: t(`state.${reading.state}`) }),
            detail: detailOf(reading),
          })),
        ],
      })}
    >
      {(file) => (
        <>
          {file.state === 'unmatched' && file.reason === 'afterCancellation' && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('afterCancellationNext')}
            </Alert>
          )}
          <Section title={t('facts')} isPlain>
            <Facts facts={factsOf(fileColumns(t, i18n.language), file, ofFile)} />
          </Section>
          <Section title={t('text')} isPlain>
            <FileText file={file} />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
