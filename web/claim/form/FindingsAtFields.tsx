import BlockIcon from '@mui/icons-material/Block';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import type { ClaimFinding } from '../../../shared/claim/claimFinding.ts';
import type { ClaimValues } from './claimValues.ts';
import type { PlacedFinding } from './findingPlaces.ts';
import { type CheckedClaim, useClaimCheck } from './useClaimCheck.ts';

const noFindings: readonly PlacedFinding[] = [];
interface Judged {
  readonly findings: readonly PlacedFinding[];
  readonly text: string;
}
const Findings = createContext<Judged>({ findings: noFindings, text: '' });

interface FindingsProps {
  form: UseFormReturn<ClaimValues>;
  claim: CheckedClaim;
  children: ReactNode;
}

/** Judges the claim while it is typed. The fields stay as they are; each shows what is found at its place. */
export function FindingsAtFields({ form, claim, children }: FindingsProps) {
  const { t } = useTranslation('claim');
  const { touchedFields } = useFormState({ control: form.control });
  const { findings, blocking, warnings, isJudged } = useClaimCheck(form.control, touchedFields, claim);
  const isClean = blocking + warnings === 0;
  const text = isJudged
    ? t(isClean ? 'form.judged.clean' : 'form.judged.found', { blocking, warnings })
    : t('form.judged.waiting');
  const key = JSON.stringify(
    findings.map(({ place, finding }) => [place, finding.rule, finding.field, finding.text.en]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same findings at the same places draw nothing anew
  const judged = useMemo(() => ({ findings, text }), [key, text]);
  return <Findings.Provider value={judged}>{children}</Findings.Provider>;
}

function useWords() {
  const { t, i18n } = useTranslation('claim');
  return ({ severity, text, fix }: ClaimFinding) =>
    `${t(`severity.${severity}`)}: ${inLanguage(i18n.language, text)} ${inLanguage(i18n.language, fix)}`;
}

/** Places that hold more than one field of the schema: there a finding names its own. */
const isPart = (place: string): boolean => /^(visit|diagnoses|lines(\.\d+)?)$/.test(place);

function Note({ finding, place }: { finding: ClaimFinding; place: string }) {
  const isBlocking = finding.severity === 'block';
  const Icon = isBlocking ? BlockIcon : WarningIcon;
  return (
    <Typography
      component="p"
      variant="body2"
      role="note"
      sx={{ display: 'flex', gap: 0.5, mt: 0.5, color: isBlocking ? 'error.main' : 'text.primary' }}
    >
      <Icon fontSize="small" aria-hidden color={isBlocking ? 'error' : 'warning'} />
      <span>
        {useWords()(finding)} {finding.family === 'schema' && isPart(place) && <bdi dir="ltr">({finding.field})</bdi>}
      </span>
    </Typography>
  );
}

/** A field, or a list of fields, with what is found at it. */
export function Found({ at, children }: { at: string; children?: ReactNode }) {
  const { findings } = useContext(Findings);
  const own = findings.filter(({ place }) => place === at);
  return (
    <Box sx={{ minWidth: 0 }}>
      {children}
      {own.map(({ finding }) => (
        <Note key={`${finding.rule}${finding.field}`} finding={finding} place={at} />
      ))}
    </Box>
  );
}

/** What is found in the claim as a whole. */
export function FoundInClaim() {
  const { t } = useTranslation('claim');
  const words = useWords();
  const { findings } = useContext(Findings);
  const own = findings.filter(({ place }) => place === null);
  if (own.length === 0) return null;
  return (
    <Box component="section" aria-label={t('form.remarks')} sx={{ display: 'grid', gap: 1 }}>
      {own.map(({ finding }) => (
        <Alert
          key={`${finding.rule}${finding.field}`}
          severity={finding.severity === 'block' ? 'error' : 'warning'}
          role="note"
        >
          {words(finding)} <bdi dir="ltr">({finding.field})</bdi>
        </Alert>
      ))}
    </Box>
  );
}

/** How the claim stands by now, beside the button that keeps it. */
export function JudgedSign() {
  return (
    <Typography component="p" variant="body2" color="textSecondary" role="status" sx={{ minHeight: 24 }}>
      {useContext(Findings).text}
    </Typography>
  );
}
