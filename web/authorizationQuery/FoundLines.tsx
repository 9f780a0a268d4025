import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AuthorizationRecord } from '../../shared/authorizationQuery/routes.ts';
import { LineCell } from '../field/authorization/LineCell.tsx';
import { DenialText } from '../field/denial/DenialText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { Section } from '../ui/Section.tsx';

type Line = AuthorizationRecord['lines'][number];

const Amount = ({ fils }: { fils: number | null }) => (fils === null ? <>–</> : <Money fils={fils} />);

/** What the portal knows of its own requests only. */
const isOfPortal = ({ askedFils, outcome, denialCode, comments }: Line): boolean =>
  [askedFils, outcome, denialCode, comments].some((each) => each !== null);

/** What the insurer decided on a line, in its own words where they differ from what was asked. */
function Decision({ line, isUnclear }: { line: Line; isUnclear: boolean }) {
  const { t } = useTranslation('authorizationQuery');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const { outcome, denialCode, comments, payerCode, payerReference } = line;
  return (
    <>
      <strong>{isUnclear ? t('lines.unclear') : outcome ? tDesk(`outcome.${outcome}`) : '–'}</strong>
      {payerCode && (
        <div>
          {t('lines.otherActivity')} <Identifier value={payerCode} />
        </div>
      )}
      {payerReference && (
        <div>
          {t('field.authorizationNumber')}: <Identifier value={payerReference} />
        </div>
      )}
      {denialCode && (
        <div>
          <DenialText code={denialCode} />
        </div>
      )}
      {comments && <div dir="auto">{comments}</div>}
    </>
  );
}

function LineItem({ line, isWhole, isUnclear }: { line: Line; isWhole: boolean; isUnclear: boolean }) {
  const { t } = useTranslation('authorizationQuery');
  const { code, quantity, askedFils, approvedFils, paymentFils } = line;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', columnGap: 2, rowGap: 0.5, py: 1, borderBottom: 1, borderColor: 'divider' },
        gridTemplateColumns: { xs: '1fr 1fr', md: '1.2fr 0.7fr 1fr 1fr 1fr 2fr' },
      }}
    >
      <LineCell label={t('lines.code')}>
        <Identifier value={code} />
      </LineCell>
      <LineCell label={t('lines.quantity')}>{quantity === null ? '–' : <bdi dir="ltr">{quantity}</bdi>}</LineCell>
      {isWhole && (
        <LineCell label={t('lines.asked')}>
          <Amount fils={askedFils} />
        </LineCell>
      )}
      <LineCell label={t('lines.approved')}>
        <Amount fils={approvedFils} />
      </LineCell>
      {isWhole && (
        <>
          <LineCell label={t('lines.payment')}>
            <Amount fils={paymentFils} />
          </LineCell>
          <LineCell label={t('lines.decision')}>
            <Decision line={line} isUnclear={isUnclear} />
          </LineCell>
        </>
      )}
    </Box>
  );
}

/** The activities of an authorisation, asked and approved side by side. */
export function FoundLines({ lines, isUnclear }: { lines: readonly Line[]; isUnclear: boolean }) {
  const { t } = useTranslation('authorizationQuery');
  return (
    <Section title={t('lines.title')} isPlain>
      {lines.length === 0 && <Typography color="textSecondary">{t('lines.none')}</Typography>}
      {lines.length > 0 && (
        <Box component="ul" aria-label={t('lines.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an authorisation may name a code twice, and its lines keep their order
            <LineItem key={at} line={line} isWhole={lines.some(isOfPortal)} isUnclear={isUnclear} />
          ))}
        </Box>
      )}
    </Section>
  );
}
