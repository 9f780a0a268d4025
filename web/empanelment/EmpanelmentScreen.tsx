import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { hasStages } from '../../shared/empanelment/form.ts';
import { empanelmentLife, limits } from '../../shared/empanelment/life.ts';
import { type Empanelment, empanelmentApi } from '../../shared/empanelment/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { CaseScreen } from '../parts/case/CaseScreen.tsx';
import type { Fact } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { LinkNotice } from '../ui/LinkNotice.tsx';
import { EmpanelmentChip } from './EmpanelmentChip.ts';
import { EmpanelmentMoveDialog } from './EmpanelmentMoveDialog.tsx';
import { AccountPart } from './profile/AccountPart.tsx';
import { StagesPart } from './StagesPart.tsx';
import { SubmittedPart } from './SubmittedPart.tsx';
import { empanelmentScreens } from './screens.ts';

const { getEmpanelment, getEmpanelmentMessages, getEmpanelmentAttachment, markEmpanelmentRead } =
  empanelmentApi.endpoints;
const calls = { messages: getEmpanelmentMessages, attachment: getEmpanelmentAttachment, markRead: markEmpanelmentRead };

function useFacts(): (record: Empanelment) => Fact[] {
  const { t } = useTranslation('empanelment');
  const { t: tFacility } = useTranslation('facility');
  return (record) => {
    const { facts, daysUsed, daysPromised, returnCount, reviewedSince } = record;
    const fact = factsBy(record, (name: WordOf<'empanelment', 'field'>) => t(`field.${name}`));
    return [
      fact.code('number', record.empanelmentNumber),
      fact.text('kind', t(`kinds.${record.kind}`)),
      fact.code('facilityLicense', facts.facilityLicense),
      fact.text('facilityKind', tFacility(`kind.${facts.facilityKind}`)),
      fact.text('days', reviewedSince && t('days', { used: String(daysUsed), promised: String(daysPromised) })),
      fact.text(
        'returns',
        returnCount > 0 ? t('returns', { used: String(returnCount), most: String(limits.returns) }) : null,
      ),
      fact.code('providerCode'),
    ];
  };
}

/** What the reader of a request should know first, its stages, and what was submitted. */
function Standing({ record, onChanged }: { record: Empanelment; onChanged: () => void }) {
  const { t, i18n } = useTranslation('empanelment');
  const { state, side, kind, expired, proposal, draft } = record;
  const isOwn = side === 'provider';
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const documents = names.format(expired.map((type) => t(`documents.${type}`)));
  const hasForm = draft !== null || !hasStages(kind);
  const isUnfinished = isOwn && (state === 'draft' || state === 'returned') && hasForm;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      {isOwn && state === 'returned' && <Alert severity="warning">{t('record.returned')}</Alert>}
      {isUnfinished && (
        <LinkNotice text={t(`kinds.${kind}`)} to={pathTo(empanelmentScreens[kind])} link={t('record.goOn')} />
      )}
      {expired.length > 0 && <Alert severity="warning">{t('record.expired', { documents })}</Alert>}
      {proposal && state === 'proposed' && (
        <Alert severity="info">
          {t('record.proposal', { name: proposal.makerName, outcome: t(`outcomes.${proposal.outcome}`) })}
        </Alert>
      )}
      {kind === 'updateContract' && (
        <LinkNotice
          text={t('kinds.updateContract')}
          to={`${pathTo(empanelmentScreens.contract)}?${new URLSearchParams({ provider: record.facts.facilityLicense })}`}
          link={t('contract.toContract')}
        />
      )}
      <AccountPart record={record} onStopped={onChanged} />
      <StagesPart record={record} />
      <SubmittedPart record={record} />
    </Box>
  );
}

/** One request with its stages, revisions, conversation and course, and what its reader may do next. */
export function EmpanelmentScreen() {
  const { t, i18n } = useTranslation('empanelment');
  const { empanelmentId = '' } = useParams();
  const isArabic = i18n.language === 'ar';
  const read = useApi(getEmpanelment, { query: { empanelmentId } });
  return (
    <CaseScreen
      life={empanelmentLife}
      read={read}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(empanelmentScreens.list), text: t('record.back') }}
      calls={calls}
      id={{ empanelmentId }}
      Chip={EmpanelmentChip}
      Dialog={EmpanelmentMoveDialog}
      titleOf={({ facilityName, facilityNameArabic }) =>
        t('record.title', { name: isArabic ? facilityNameArabic : facilityName })
      }
      factsOf={useFacts()}
      notices={(record) => <Standing record={record} onChanged={read.refresh} />}
      textOfMove={(move) => t(`moves.${move}`)}
      textOfEvent={(event) => t(`events.${event}`)}
      tones={{
        approve: 'success',
        approveAccount: 'success',
        return: 'warning',
        reject: 'error',
        end: 'error',
        lapse: 'error',
      }}
      mainMoves={['pass', 'propose', 'approve', 'approveAccount']}
    />
  );
}
