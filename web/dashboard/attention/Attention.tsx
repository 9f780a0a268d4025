import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { percentText } from '../../../shared/_field/amountText.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { decideRoute } from '../../../shared/_field/routeGuard.ts';
import { attentionApi, type Attention as Found } from '../../../shared/attention/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useScreens } from '../../base/screensContext.ts';
import { useSession } from '../../base/session.ts';
import { ageText } from '../../field/eligibility/ageText.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { Section } from '../../ui/Section.tsx';

/** Where a line leads: a screen by its title, with a filter. */
interface Place {
  readonly screen: string;
  readonly search?: string;
}

/** The address of a screen that the user may open; null for every other one, whose line is no link. */
function useOpenAddress() {
  const screens = useScreens();
  const user = useSession();
  return ({ screen: title, search = '' }: Place): string | null => {
    const screen = screens.find((each) => each.title === title);
    if (!screen || !decideRoute(user, { address: screen.path, access: screen.access }).isAllowed) return null;
    return `${screen.path}${search}`;
  };
}

interface Line {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly to: string | null;
}

interface PartProps {
  readonly title: string;
  readonly fine: string;
  readonly lines: readonly Line[];
}

function Part({ title, fine, lines }: PartProps) {
  const id = useId();
  return (
    <Box>
      <Typography variant="h3" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {lines.length === 0 ? (
        <Typography color="textSecondary">{fine}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <Box component="li" key={line.id} sx={{ py: 0.5 }}>
              {line.to ? (
                <Link to={line.to}>
                  <bdi>{line.name}</bdi>
                </Link>
              ) : (
                <bdi>{line.name}</bdi>
              )}
              {line.detail && (
                <Typography variant="body2" color="textSecondary">
                  {line.detail}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The one line of a part that is a number; no line where the number is zero. */
const ofOne = ({ count }: { count: number }, line: Omit<Line, 'detail'>): readonly Line[] =>
  count === 0 ? [] : [{ ...line, detail: '' }];

function Parts({ found }: { found: Found }) {
  const { t, i18n } = useTranslation(['attention', 'delivery', 'eligibility', 'failedJobs']);
  const addressOf = useOpenAddress();
  const { language } = i18n;
  const numbered = (counted: { count: number; isMore: boolean }): string =>
    counted.isMore ? t('more', { number: counted.count }) : String(counted.count);
  const requests = ({ count, isMore }: { count: number; isMore: boolean }): string =>
    isMore ? t('requestsMore', { number: count }) : t('requests', { count });
  const faultOf = ({ lastFault }: Found['connections'][number]): string =>
    lastFault === null ? t('noAnswer') : t(`eligibility:fault.${lastFault}` as never, { defaultValue: lastFault });
  const { count: paused, isMore: areMorePaused } = found.pausedSignIns;
  const { count: unread, isMore: areMoreUnread } = found.unreadFiles;
  const parts: Readonly<Record<keyof Omit<Found, 'firstAnswers'>, readonly Line[]>> = {
    overdue: found.overdue.map((row) => ({
      id: String(row.payerId),
      name: nameIn(language, row, 'payerName'),
      detail: requests(row),
      // Who may not open requests sees there when and whose they are.
      to:
        addressOf({ screen: 'eligibility', search: `?payerId=${row.payerId}&waitsFor=latePayer` }) ??
        addressOf({ screen: 'overdue', search: `?payerId=${row.payerId}` }),
    })),
    connections: found.connections.map((row) => ({
      id: row.partId,
      name: nameIn(language, row, 'name') ?? row.partId,
      detail: [faultOf(row), row.failedAt && t('failedAt', { age: ageText(row.failedAt, Date.now(), language) })]
        .filter(Boolean)
        .join(' · '),
      to: addressOf({ screen: 'connections' }),
    })),
    undelivered: found.undelivered.map((row) => ({
      id: row.kind,
      name: t(`delivery:kind.${row.kind}`),
      detail: numbered(row),
      to: addressOf({ screen: 'deliveries', search: `?kind=${row.kind}` }),
    })),
    unreadFiles: ofOne(found.unreadFiles, {
      id: 'files',
      name: areMoreUnread ? t('filesMore', { number: unread }) : t('files', { count: unread }),
      to: addressOf({ screen: 'postOfficeFiles' }),
    }),
    pausedSignIns: ofOne(found.pausedSignIns, {
      id: 'names',
      name: areMorePaused ? t('namesMore', { number: paused }) : t('names', { count: paused }),
      to: addressOf({ screen: 'manageUsers', search: '?state=paused' }),
    }),
    failedJobs: found.failedJobs.map((row) => ({
      id: row.kind,
      name: t(`failedJobs:kind.${row.kind}`),
      detail: numbered(row),
      to: addressOf({ screen: 'failedJobs', search: `?kind=${row.kind}` }),
    })),
  };
  return (
    <>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <Part key={part} title={t(`parts.${part}`)} fine={t(`fine.${part}`)} lines={parts[part]} />
      ))}
      {found.firstAnswers && <FirstAnswers {...found.firstAnswers} />}
    </>
  );
}

/** How often the first payer that a reception asked was the wrong one (ADR 0187). */
function FirstAnswers({ count, ofWrongPayer }: NonNullable<Found['firstAnswers']>) {
  const { t } = useTranslation('attention');
  const percent = count === 0 ? 0 : Math.round((100 * ofWrongPayer) / count);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('parts.firstAnswers')}
      </Typography>
      <Typography color="textSecondary">
        {count === 0
          ? t('fine.firstAnswers')
          : t('firstAnswers', { number: count, wrong: ofWrongPayer, percent: percentText(percent) })}
      </Typography>
    </Box>
  );
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))' };

/** Where an administrator's day begins: what is late, fails, was given up or is paused, each with the way to its screen. */
export function Attention() {
  const { t } = useTranslation('attention');
  const { data, error, isLoading, refresh } = useApi(attentionApi.endpoints.getAttention, {}, { isQuiet: true });
  const content = (): ReactNode => {
    if (data) return <Parts found={data} />;
    if (isLoading || !error) return <Arriving height={180} label={t('loading')} />;
    return (
      <Box role="alert">
        <Typography color="textSecondary">{t('failed')}</Typography>
        <Button size="small" onClick={refresh}>
          {t('again')}
        </Button>
      </Box>
    );
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, md: 3 }, py: 1 }}>
      <Section title={t('title')} isPlain>
        <Box sx={columns}>{content()}</Box>
      </Section>
    </Box>
  );
}
