import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { denialCodes } from '../../shared/_field/denialCodes.ts';
import type { AuthorizationRecord } from '../../shared/authorizationQuery/routes.ts';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { Section } from '../ui/Section.tsx';

type Line = AuthorizationRecord['lines'][number];

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      {children}
    </div>
  );
}

const Amount = ({ fils }: { fils: number | null }) => (fils === null ? <>–</> : <Money fils={fils} />);

/** A denial code with its plain meaning. */
export function DenialText({ code }: { code: string }) {
  const { language } = useTranslation().i18n;
  const meaning = denialCodes[code];
  return (
    <>
      <bdi dir="ltr">{code}</bdi>
      {meaning && ` – ${inLanguage(language, meaning)}`}
    </>
  );
}

/** What the portal knows of its own requests only. */
const isOfPortal = ({ askedFils, outcome, denialCode, comments }: Line): boolean =>
  [askedFils, outcome, denialCode, comments].some((each) => each !== null);

function LineItem({ line, isWhole }: { line: Line; isWhole: boolean }) {
  const { t } = useTranslation('authorizationQuery');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const { code, quantity, askedFils, approvedFils, outcome, denialCode, comments } = line;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', columnGap: 2, rowGap: 0.5, py: 1, borderBottom: 1, borderColor: 'divider' },
        gridTemplateColumns: { xs: '1fr 1fr', md: '1.2fr 0.7fr 1fr 1fr 2fr' },
      }}
    >
      <Cell label={t('lines.code')}>
        <Identifier value={code} />
      </Cell>
      <Cell label={t('lines.quantity')}>{quantity === null ? '–' : <bdi dir="ltr">{quantity}</bdi>}</Cell>
      {isWhole && (
        <Cell label={t('lines.asked')}>
          <Amount fils={askedFils} />
        </Cell>
      )}
      <Cell label={t('lines.approved')}>
        <Amount fils={approvedFils} />
      </Cell>
      {isWhole && (
        <Cell label={t('lines.decision')}>
          <strong>{outcome ? tDesk(`outcome.${outcome}`) : '–'}</strong>
          {denialCode && (
            <div>
              <DenialText code={denialCode} />
            </div>
          )}
          {comments && <div dir="auto">{comments}</div>}
        </Cell>
      )}
    </Box>
  );
}

/** The activities of an authorisation, asked and approved side by side. */
export function FoundLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('authorizationQuery');
  return (
    <Section title={t('lines.title')} isPlain>
      {lines.length === 0 && <Typography color="textSecondary">{t('lines.none')}</Typography>}
      {lines.length > 0 && (
        <Box component="ul" aria-label={t('lines.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an authorisation may name a code twice, and its lines keep their order
            <LineItem key={at} line={line} isWhole={lines.some(isOfPortal)} />
          ))}
        </Box>
      )}
    </Section>
  );
}
