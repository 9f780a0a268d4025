import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, dateTimeText } from '../../shared/_field/dateText.ts';
import { differences } from '../../shared/_parts/differences.ts';
import { type KnownTerms, weekDays } from '../../shared/empanelment/contract.ts';
import { documentTypes } from '../../shared/empanelment/documents.ts';
import { fieldsOfKind, hasStages, type Revision, remarkFields } from '../../shared/empanelment/form.ts';
import type { Empanelment } from '../../shared/empanelment/routes.ts';
import { emirateText } from '../field/facility/emirateText.ts';
import type { Fact } from '../ui/Facts.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { useFieldName } from './useFieldName.ts';

/** What a revision says, or what it changes: of terms as far as they are known. */
type Said = Pick<Revision, 'form' | 'account' | 'before'> & {
  readonly terms: (KnownTerms & { readonly effectiveOn: string }) | null;
};
type Shown = Readonly<Record<(typeof remarkFields)[number], string>>;

/** What a revision says in each field, and of each document, in words of the screen. */
function useShown(attachments: Empanelment['attachments']) {
  const { t, i18n } = useTranslation('empanelment');
  const { t: tFacility } = useTranslation(['facility', 'regulator']);
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return ({ form, terms, account, before }: Said): Shown => {
    const documentOf = (type: (typeof documentTypes)[number]): string => {
      const found = form?.documents.find((document) => document.type === type);
      if (!found) return '';
      const file = attachments.find(({ attachmentId }) => attachmentId === found.attachmentId)?.fileName ?? '';
      const until = found.expiresOn && `${t('field.expiresOn')} ${dateText(found.expiresOn)}`;
      return [file, until].filter(Boolean).join(' · ');
    };
    const documents = Object.fromEntries(documentTypes.map((type) => [type, documentOf(type)]));
    const services = names.format(((terms ?? form)?.services ?? []).map((service) => t(`services.${service}`)));
    const branch = form?.branch;
    const ofBranch = branch && {
      ...branch,
      branchKind: tFacility(`facility:kind.${branch.branchKind}`),
      branchEmirate: emirateText(tFacility, branch.branchEmirate),
    };
    const ofContract = terms && {
      ...terms,
      effectiveOn: dateText(terms.effectiveOn),
      ...Object.fromEntries(weekDays.map((day) => [day, terms[day] === '' ? t('contract.closed') : terms[day]])),
    };
    const ofAccount = account ?? before?.account;
    return { ...form, ...ofContract, ...ofBranch, ...ofAccount, services, ...documents } as unknown as Shown;
  };
}

/** A revision as it stood before: the contract or the profile that it changes, or the submission before it. */
function formerOf({ kind, revisions }: Empanelment, at: Revision): Said | undefined {
  if (hasStages(kind)) return revisions.find((each) => each.number === at.number - 1);
  if (at.terms) return at.terms.before ? { ...at, terms: at.terms.before } : undefined;
  if (!at.before || !at.form) return undefined;
  const { account, version: _, ...contact } = at.before;
  return { ...at, form: { ...at.form, ...contact }, account };
}

/** What was submitted, each time: a revision as it was on its day, with what it changed of the one before and the insurer's comments. */
export function SubmittedPart({ record }: { record: Empanelment }) {
  const { t } = useTranslation('empanelment');
  const nameOf = useFieldName();
  const { revisions, remarks, attachments } = record;
  const shown = useShown(attachments);
  const last = revisions.length;
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen ?? last;
  const at = revisions.find((each) => each.number === number);
  if (!at) return null;
  const now = shown(at);
  const before = formerOf(record, at);
  const changed = before ? differences(remarkFields, shown(before), now) : [];
  const facts: Fact[] = [...fieldsOfKind(record.kind), ...documentTypes].map((field) => {
    const was = changed.find((each) => each.field === field);
    return {
      label: nameOf(field),
      value: now[field] && (
        <>
          <bdi>{now[field]}</bdi>
          {was && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('record.changed', { value: was.before || t('record.none') })}
            </Box>
          )}
        </>
      ),
    };
  });
  const spoken = remarks.filter(({ revision }) => revision === number);
  return (
    <Section title={t('record.submitted')} isPlain>
      {revisions.length > 1 && (
        <TextField
          select
          size="small"
          label={t('record.asOf')}
          value={number}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ mb: 2, minWidth: 240 }}
        >
          {revisions.map((each) => (
            <MenuItem key={each.number} value={each.number}>
              {t('record.revision', { number: String(each.number), date: dateTimeText(each.submittedAt) })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Facts facts={facts} />
      {spoken.length > 0 && (
        <Box
          component="ul"
          aria-label={t('record.remarks')}
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 1 }}
        >
          {spoken.map(({ field, text, at: said }) => (
            <li key={`${field}:${said}`}>
              <Alert severity="warning" icon={false}>
                <strong>{nameOf(field)}</strong> <bdi>{text}</bdi>
              </Alert>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
