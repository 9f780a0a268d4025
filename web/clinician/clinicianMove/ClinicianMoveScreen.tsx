import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { ClinicianMoveDetail } from '../../../shared/clinician/clinicianMove.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useRecordInTitle } from '../../base/recordInTitle.ts';
import { pathTo } from '../../base/screenPath.ts';
import { AttachmentList } from '../../parts/attachment/AttachmentList.tsx';
import { RecordScreen } from '../../parts/record/RecordScreen.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { factsOf } from '../../ui/table/factsOf.ts';
import { MoveKindChip } from './MoveKindChip.ts';
import { moveColumns } from './moveColumns.tsx';
import { clinicianMoveScreens } from './screens.ts';

const ofClinician = ['clinician', 'licenseNo', 'specialty', 'license', 'worksElsewhere'];
const ofChange = ['effectiveOn', 'facility', 'facilityLicense', 'to', 'reason', 'note', 'madeAt', 'madeByName'];

function Documents({ change }: { change: ClinicianMoveDetail }) {
  const { t } = useTranslation('clinicianMove');
  const { send } = useApiMutation(clinicianApi.endpoints.getClinicianMoveFile, { showsErrors: true });
  const { moveId, attachments } = change;
  const addressOf = async (attachmentId: string): Promise<string | null> => {
    const outcome = await send({ query: { moveId, attachmentId } });
    return outcome.isDone ? (outcome.data?.url ?? null) : null;
  };
  if (attachments.length === 0) return null;
  return (
    <Section title={t('documents')} isPlain>
      <AttachmentList attachments={attachments} addressOf={addressOf} />
    </Section>
  );
}

/** One change that was told, as the provider and its insurers see it. */
export function ClinicianMoveScreen() {
  const { t, i18n } = useTranslation(['clinicianMove', 'clinician']);
  const { moveId = '' } = useParams();
  const read = useApi(clinicianApi.endpoints.getClinicianMove, { query: { moveId } });
  useRecordInTitle(read.data?.licenseNo ?? null);
  const columns = moveColumns(t, i18n.language);
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(clinicianMoveScreens.changes), text: t('back') }}
      head={(change) => (
        <>
          <MoveKindChip state={change.kind} size="medium" />
          <Typography variant="h2" component="p">
            <bdi>{nameIn(i18n.language, change, 'fullName')}</bdi>
          </Typography>
        </>
      )}
      notices={(change) =>
        change.worksElsewhere && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('elsewhere')}
          </Alert>
        )
      }
    >
      {(change) => (
        <>
          <Section title={t('field.clinician')} isPlain>
            <Facts facts={factsOf(columns, change, ofClinician)} />
          </Section>
          <Section title={t('field.kind')} isPlain>
            <Facts
              facts={[
                ...factsOf(columns, change, ofChange),
                {
                  label: t('told'),
                  value: change.insurers.map((payer) => nameIn(i18n.language, payer, 'payerName')).join(' · '),
                },
              ]}
            />
          </Section>
          <Documents change={change} />
        </>
      )}
    </RecordScreen>
  );
}
