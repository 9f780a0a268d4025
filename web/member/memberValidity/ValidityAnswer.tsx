import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import {
  type MemberValidity,
  oldListDays,
  type ValidityCover,
  type ValiditySource,
  validities,
} from '../../../shared/member/memberValidity.ts';
import type { WordOf } from '../../base/texts.ts';
import { ageText } from '../../field/eligibility/ageText.ts';
import { CoPayment } from '../../field/eligibility/CoPayment.tsx';
import { CoverChip } from '../../field/member/CoverChip.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { ValidityChip } from './ValidityChip.ts';

/** What the payer has told the facility, how old its list is, or why nothing is known. */
function SourceText({ source: { why, listedAt, cards, ownAnswer }, asOf }: { source: ValiditySource; asOf: string }) {
  const { t, i18n } = useTranslation('memberValidity');
  if (ownAnswer) {
    return (
      <>
        {t('ownAnswer')} <DateText value={ownAnswer.answeredAt} withTime /> · {t('ownAnswerFor')}{' '}
        <DateText value={ownAnswer.serviceDate} />
      </>
    );
  }
  const date = listedAt && (
    <>
      <DateText value={listedAt} /> ({ageText(listedAt, Date.parse(asOf), i18n.language)})
    </>
  );
  if (why) {
    return (
      <>
        {t(`why.${why}`, { days: oldListDays })} {date}
      </>
    );
  }
  if (!date) return t('undated');
  return (
    <>
      {t(cards.length > 0 ? 'listed' : 'notListed')} {date}
    </>
  );
}

function CoverFacts({ cover }: { cover: ValidityCover }) {
  const { t } = useTranslation('memberValidity');
  const fact = factsBy(cover, (name: WordOf<'memberValidity', 'field'>) => t(`field.${name}`));
  const { networkName, gatekeeping } = cover;
  return (
    <Box component="li">
      <Box sx={{ mb: 1 }}>
        <CoverChip state={cover.state} />
      </Box>
      <Facts
        facts={[
          fact.name('planName'),
          fact.text('networkName', networkName ?? t('notStated')),
          fact.date('startsOn'),
          fact.date('endsOn'),
          fact.date('cancelledOn'),
          fact.text('coPayment', <CoPayment cover={cover} />),
          fact.text('gatekeeping', t(gatekeeping ? `gatekeepings.${gatekeeping}` : 'notStated')),
        ]}
      />
    </Box>
  );
}

function Source({ source, asOf }: { source: ValiditySource; asOf: string }) {
  const { t, i18n } = useTranslation('memberValidity');
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
            <bdi>{nameIn(i18n.language, source, 'payerName')}</bdi>
          </Typography>
          <ValidityChip state={source.validity} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          <SourceText source={source} asOf={asOf} />
        </Typography>
      </Box>
      {source.cards.map(({ cardNumber, covers }) => (
        <Box key={cardNumber} sx={{ display: 'grid', gap: 1 }}>
          <Typography component="h4" variant="body2" sx={{ fontWeight: 600 }}>
            {t('field.cardNumber')} <Identifier value={cardNumber} />
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {covers.map((cover) => (
              <CoverFacts key={`${cover.planName} ${cover.startsOn}`} cover={cover} />
            ))}
          </Box>
        </Box>
      ))}
    </Paper>
  );
}

/** The payers that keep no register here, together: of each the same is to be said. */
function WithoutRegister({ payers }: { payers: readonly ValiditySource[] }) {
  const { t, i18n } = useTranslation('memberValidity');
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {t('otherPayers')}
        </Typography>
        <ValidityChip state="unknown" />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('why.noRegister')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, columnGap: 4, columns: { sm: 2, md: 3 } }}>
        {payers.map((payer) => (
          <Typography component="li" variant="body2" key={payer.payerId}>
            <bdi>{nameIn(i18n.language, payer, 'payerName')}</bdi>
          </Typography>
        ))}
      </Box>
    </Paper>
  );
}

/** Has something of its own to say: a register, or an answer to the facility. */
const speaks = ({ why, ownAnswer }: ValiditySource): boolean => why !== 'noRegister' || ownAnswer !== null;
const order = ({ validity }: ValiditySource): number => validities.indexOf(validity);
const severities = { active: 'success', notActive: 'error', unknown: 'warning' } as const;

/** What the registers say, as of a time: in one sentence, and by payer. */
export function ValidityAnswer({ answer: { asOf, validity, sources } }: { answer: MemberValidity }) {
  const { t } = useTranslation('memberValidity');
  const [asked, without] = [sources.filter(speaks), sources.filter((source) => !speaks(source))];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Alert severity={severities[validity]} role="status">
        <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
          {t(`answer.${validity}`)}
        </Typography>
        {t('asOf')} <DateText value={asOf} withTime />
        {validity === 'unknown' && <div>{t(sources.length > 0 ? 'unknownNext' : 'noPayers')}</div>}
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {asked
          .toSorted((one, other) => order(one) - order(other))
          .map((source) => (
            <Source key={source.payerId} source={source} asOf={asOf} />
          ))}
        {without.length > 0 && <WithoutRegister payers={without} />}
      </Box>
    </Box>
  );
}
