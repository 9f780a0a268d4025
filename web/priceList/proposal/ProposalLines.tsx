import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type LineGroup,
  lineGroups,
  mostLinesAtOnce,
  type PriceProposal,
  type ShownLine,
} from '../../../shared/priceList/proposal.ts';
import { priceListApi } from '../../../shared/priceList/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { countText } from '../../parts/job/jobTexts.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Section } from '../../ui/Section.tsx';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { DecideLinesDialog, type MeantLines } from './DecideLinesDialog.tsx';
import { lineColumns } from './proposalColumns.tsx';

const { getPriceProposalLines } = priceListApi.endpoints;
/** A page of the table is a page of the call: what was fetched is what the reader has turned to. */
const take = 20;

interface LinesProps {
  proposal: PriceProposal;
  /** The reader may decide about the lines now. */
  isDeciding: boolean;
  onDecided: () => void;
}

/** The lines of a group, and how many the group has. */
function useLines({ proposalId, payerId, findings }: PriceProposal, group: LineGroup, mostPercent: number | null) {
  const query = { proposalId, payerId, group, ...(mostPercent !== null && { mostPercent }) };
  const pages = useEndpointPages(getPriceProposalLines, { query: { ...query, take } });
  const counted = useApi(getPriceProposalLines, mostPercent === null ? null : { query: { ...query, take: 1 } });
  const count = mostPercent === null ? findings.counts[group] : (counted.data?.total ?? 0);
  return { pages, count };
}

interface ButtonsProps {
  proposal: PriceProposal;
  meant: MeantLines;
  count: number;
  /** What the buttons are about, in words. */
  about: 'listed' | 'group';
  /** These lines are accepted in another way only. */
  isRefusedOnly?: boolean;
  onDecided: () => void;
}

/** Accepting and refusing several lines. */
function DecideButtons({ proposal, meant, count, about, isRefusedOnly = false, onDecided }: ButtonsProps) {
  const { t } = useTranslation('priceList');
  if (count === 0) return null;
  return (
    <>
      {(isRefusedOnly ? [false] : [true, false]).map((isAccepted) => (
        <DialogButton
          key={String(isAccepted)}
          size="small"
          variant="outlined"
          text={t(`decide.${about}.${isAccepted ? 'accept' : 'refuse'}`, { lines: countText(count) })}
        >
          {(close) => <DecideLinesDialog {...{ proposal, meant, isAccepted, onDecided }} onClose={close} />}
        </DialogButton>
      ))}
    </>
  );
}

/** The two buttons of a line. */
function useLineActions(proposal: PriceProposal, onDecided: () => void) {
  const { t } = useTranslation('priceList');
  const [asked, setAsked] = useState<{ readonly line: ShownLine; readonly isAccepted: boolean } | null>(null);
  const actionsOf = useCallback(
    (line: ShownLine) => (
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {([true, false] as const).map((isAccepted) => (
          <Button
            key={String(isAccepted)}
            size="small"
            aria-haspopup="dialog"
            color={isAccepted ? 'primary' : 'error'}
            aria-label={t(`decide.line.${isAccepted ? 'accept' : 'refuse'}`, { code: line.code })}
            onClick={() => setAsked({ line, isAccepted })}
          >
            {t(`decide.${isAccepted ? 'accept' : 'refuse'}Button`)}
          </Button>
        ))}
      </Box>
    ),
    [t],
  );
  const dialog = asked && (
    <DecideLinesDialog
      proposal={proposal}
      meant={{ lines: [asked.line] }}
      isAccepted={asked.isAccepted}
      onClose={() => setAsked(null)}
      onDecided={onDecided}
    />
  );
  return { actionsOf, dialog };
}

/** The lines that a proposal changes, one way at a time, the largest effect first. */
export function ProposalLines({ proposal, isDeciding, onDecided }: LinesProps) {
  const { t, i18n } = useTranslation('priceList');
  const { counts } = proposal.findings;
  const [group, setGroup] = useState<LineGroup>(lineGroups.find((each) => counts[each] > 0) ?? 'raised');
  // Narrows what is listed, and writes nothing: the dialogs that decide keep their reasons.
  const { control } = useForm({ defaultValues: { mostPercent: null as number | null } });
  const typed = useWatch({ control, name: 'mostPercent' });
  const mostPercent = group === 'raised' && typed !== null && typed > 0 ? typed : null;
  const { pages, count } = useLines(proposal, group, mostPercent);
  const decided = useCallback(() => {
    void pages.store.refresh();
    onDecided();
  }, [pages.store, onDecided]);
  const { actionsOf, dialog } = useLineActions(proposal, decided);
  const columns = useMemo(
    () => lineColumns({ t, language: i18n.language, actionsOf: isDeciding ? actionsOf : null }),
    [t, i18n.language, actionsOf, isDeciding],
  );
  const listed = pages.rows.filter(({ decision }) => decision === null).slice(0, mostLinesAtOnce);
  const options = lineGroups.map((id) => ({ id, name: t(`group.${id}`), count: countText(counts[id]) }));
  return (
    <Section title={t('proposal.lines')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ToggleChoice label={t('proposal.groups')} options={options} value={group} onChange={setGroup} size="small" />
        {group === 'raised' && (
          <Box sx={{ maxWidth: 260 }}>
            <NumberInput control={control} name="mostPercent" label={t('proposal.mostPercent')} min={0} decimals={1} />
          </Box>
        )}
        {isDeciding && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DecideButtons
              {...{ proposal, count: listed.length, about: 'listed', onDecided: decided }}
              meant={{ lines: listed }}
            />
            <DecideButtons
              {...{ proposal, count, about: 'group', onDecided: decided }}
              isRefusedOnly={group === 'new'}
              meant={{ filter: { group, mostPercent, count } }}
            />
          </Box>
        )}
      </Box>
      <DataTable
        key={`${group} ${proposal.comparedWith}`}
        name="proposedLines"
        label={t(`group.${group}`)}
        columns={columns}
        pages={pages}
        rowId={({ code }) => code}
        nextStep={t('proposal.noLines')}
      />
      {dialog}
    </Section>
  );
}
