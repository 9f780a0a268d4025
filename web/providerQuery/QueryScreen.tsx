import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type Query } from '../../shared/providerQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { CaseScreen } from '../parts/case/CaseScreen.tsx';
import type { Fact } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { QueryChip } from './QueryChip.ts';
import { QueryMoveDialog } from './QueryMoveDialog.tsx';
import { queryScreens } from './screens.ts';

const { getQuery, getQueryMessages, getQueryAttachment, markQueryRead } = providerQueryApi.endpoints;
const calls = { messages: getQueryMessages, attachment: getQueryAttachment, markRead: markQueryRead };

function useFacts(): (query: Query) => Fact[] {
  const { t } = useTranslation('providerQuery');
  const screenPath = usePathTo();
  return (query) => {
    const { queryNumber, category, about, satisfaction } = query;
    const fact = factsBy(query, (name: WordOf<'providerQuery', 'field'>) => t(`field.${name}`));
    const request = about && (
      <Link to={screenPath('eligibilityDetail', { eligibilityId: about.id })}>
        <Identifier value={about.id.slice(-8)} />
      </Link>
    );
    return [
      fact.code('number', queryNumber),
      fact.text('category', t(`categories.${category}`)),
      fact.text('about', request),
      fact.text('satisfaction', satisfaction && t('satisfactionOf', { score: String(satisfaction) })),
    ];
  };
}

function MergedNotice({ mergedInto }: Pick<Query, 'mergedInto'>) {
  const { t } = useTranslation('providerQuery');
  if (!mergedInto) return null;
  const link = (
    <Button component={Link} size="small" color="inherit" to={pathTo(queryScreens.record, mergedInto)}>
      <bdi dir="ltr">{mergedInto.queryNumber}</bdi>
    </Button>
  );
  return (
    <Alert severity="info" sx={{ mb: 2 }} action={link}>
      {t('record.mergedInto')}
    </Alert>
  );
}

/** One question with its conversation, its documents, its course, and what its reader may do next. */
export function QueryScreen() {
  const { t } = useTranslation('providerQuery');
  const { queryId = '' } = useParams();
  return (
    <CaseScreen
      life={queryLife}
      read={useApi(getQuery, { query: { queryId } })}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(queryScreens.list), text: t('record.back') }}
      {...{ calls, id: { queryId }, Chip: QueryChip, Dialog: QueryMoveDialog }}
      titleOf={({ subject }) => subject}
      factsOf={useFacts()}
      notices={(query) => <MergedNotice {...query} />}
      textOfMove={(move) => t(`moves.${move}`)}
      textOfEvent={(event) => t(`events.${event}`)}
      tones={{ answer: 'success', escalate: 'warning' }}
      mainMoves={['answer', 'reply']}
    />
  );
}
