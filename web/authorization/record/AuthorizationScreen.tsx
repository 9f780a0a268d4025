import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { dateText } from '../../../shared/_field/dateText.ts';
import { encounterSettings } from '../../../shared/authorization/authorizationTypes.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { isApproval, termsOf } from '../../../shared/authorization/lineGrant.ts';
import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import type { WordOf } from '../../base/texts.ts';
import { AuthorizationChip } from '../../field/authorization/AuthorizationChip.ts';
import { DiagnosisList } from '../../field/authorization/DiagnosisList.tsx';
import { useCodeNames } from '../../field/authorization/useCodeNames.ts';
import { CaseScreen } from '../../parts/case/CaseScreen.tsx';
import type { Fact } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Money } from '../../ui/Money.tsx';
import { authorizationScreens } from '../screens.ts';
import { ChainPart } from './ChainPart.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { FindingsPart } from './FindingsPart.tsx';
import { InformationPart } from './InformationPart.tsx';
import { LinesPart } from './LinesPart.tsx';
import { RecordActions } from './RecordActions.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { StandingPart } from './StandingPart.tsx';

const { getAuthorization, getAuthorizationMessages, getAuthorizationAttachment, markAuthorizationRead } =
  authorizationApi.endpoints;
const calls = {
  messages: getAuthorizationMessages,
  attachment: getAuthorizationAttachment,
  markRead: markAuthorizationRead,
};

function useFacts(names: Authorization['names'] | undefined): (record: Authorization) => Fact[] {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const { diagnosis } = useCodeNames(names);
  return (record) => {
    const { form, answer, type } = record;
    const terms = termsOf(answer);
    const fact = factsBy(record, (name: WordOf<'record', 'fact'>) => t(`fact.${name}`));
    const setting = form?.encounterType ? tDesk(`setting.${encounterSettings[form.encounterType]}`) : null;
    const diagnoses = form?.diagnoses ?? [];
    return [
      fact.name('patientName', record.patientName),
      fact.emiratesId('emiratesId', record.emiratesId),
      fact.code('cardNumber', record.cardNumber),
      fact.text('type', type && tDesk(`type.${type}`)),
      fact.text('encounter', setting),
      fact.date('serviceDate', record.serviceDate),
      fact.text(
        'diagnoses',
        diagnoses.length > 0 && (
          <DiagnosisList diagnoses={diagnoses} nameOf={diagnosis} kindOf={(kind) => tDesk(`diagnosis.${kind}`)} />
        ),
      ),
      fact.text('amount', <Money fils={record.netFils} />),
      fact.longCode('requestNumber', record.requestNumber),
      fact.longCode(answer && !isApproval(answer) ? 'refusalReference' : 'payerReference', record.payerReference),
      fact.instant('validFrom', terms.validFrom),
      fact.instant('validTo', terms.validTo),
      fact.text('limit', terms.limitFils === null ? null : <Money fils={terms.limitFils} />),
      fact.text('remarks', form?.remarks ? <span dir="auto">{form.remarks}</span> : null),
    ];
  };
}

/** One request for approval for both of its sides: where it stands, what was asked and approved, and what its reader may do next. */
export function AuthorizationScreen() {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const { authorizationId = '' } = useParams();
  const read = useApi(getAuthorization, { query: { authorizationId } });
  // Sending and cancelling have a form and a dialog of their own; the payer's people decide at the desk.
  const data = read.data && { ...read.data, moves: read.data.moves.filter((move) => move === 'reply') };
  return (
    <CaseScreen
      key={authorizationId}
      life={authorizationLife}
      read={{ ...read, data }}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(authorizationScreens.list), text: t('record.back') }}
      calls={calls}
      id={{ authorizationId }}
      Chip={AuthorizationChip}
      Dialog={ReplyDialog}
      titleOf={(record) =>
        record.patientName ?? (record.serviceDate ? dateText(record.serviceDate) : t('record.title'))
      }
      factsOf={useFacts(read.data?.names)}
      notices={(record) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
          <ChangedNotice record={record} />
          <StandingPart record={record} />
          <RecordActions record={record} onChanged={read.refresh} />
          <FindingsPart record={record} />
          <LinesPart record={record} />
          <InformationPart record={record} />
          <ChainPart record={record} />
        </Box>
      )}
      textOfMove={() => t('action.reply')}
      textOfEvent={(event) => tDesk(`events.${event}`)}
      tones={{
        approve: 'success',
        approvePartly: 'warning',
        deny: 'error',
        fail: 'error',
        answerAfterCancellation: 'warning',
      }}
      mainMoves={['reply']}
    />
  );
}
