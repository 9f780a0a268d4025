import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type Query } from '../../shared/providerQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { QueryChip } from '../field/providerQuery/QueryChip.ts';
import { CaseScreen } from '../parts/case/CaseScreen.tsx';
import type { Fact } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { LinkNotice } from '../ui/LinkNotice.tsx';
import { QueryMoveDialog } from './QueryMoveDialog.tsx';
import { queryScreens } from './screens.ts';

const { getQuery, getQueryMessages, getQueryAttachment, markQueryRead } = providerQueryApi.endpoints;
const calls = { messages: getQueryMessages, attachment: getQueryAttachment, markRead: markQueryRead };

function useFacts(): (query: Query) => Fact[] {
  const { t } = useTranslation('providerQuery');
  const screenPath = usePathTo();
  return (query) => {
    const { queryNumber, category, about, aboutNumber, satisfaction } = query;
    const fact = factsBy(query, (name: WordOf<'providerQuery', 'field'>) => t(`field.${name}`));
    const authorization = about?.kind === 'authorization' && (
      <Link to={screenPath('authorizationFound', { authorizationId: about.id })}>
        <Identifier value={aboutNumber ?? about.id.slice(-8)} />
      </Link>
    );
    const request = about?.kind === 'eligibility' && (
      <Link to={screenPath('eligibilityDetail', { eligibilityId: about.id })}>
        <Identifier value={about.id.slice(-8)} />
      </Link>
    );
    return [
      fact.code('number', queryNumber),
      fact.text('category', t(`categories.${category}`)),
      fact.text('about', request || null),
      fact.text('authorization', authorization || null),
      fact.text('satisfaction', satisfaction && t('satisfactionOf', { score: String(satisfaction) })),
    ];
  };
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
      calls={calls}
      id={{ queryId }}
      Chip={QueryChip}
      Dialog={QueryMoveDialog}
      titleOf={({ subject }) => subject}
      factsOf={useFacts()}
      notices={({ mergedInto }) =>
        mergedInto && (
          <Box sx={{ mb: 2 }}>
            <LinkNotice
              text={t('record.mergedInto')}
              to={pathTo(queryScreens.record, mergedInto)}
              link={<bdi dir="ltr">{mergedInto.queryNumber}</bdi>}
            />
          </Box>
        )
      }
      textOfMove={(move) => t(`moves.${move}`)}
      textOfEvent={(event) => t(`events.${event}`)}
      tones={{ answer: 'success', escalate: 'warning' }}
      mainMoves={['answer', 'reply']}
    />
  );
}
