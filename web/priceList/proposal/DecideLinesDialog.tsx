import { useTranslation } from 'react-i18next';
import type { LineFilter, PriceProposal, ShownLine } from '../../../shared/priceList/proposal.ts';
import { priceListApi } from '../../../shared/priceList/routes.ts';
import { ReasonDialog } from '../../parts/form/ReasonDialog.tsx';
import { countText } from '../../parts/job/jobTexts.ts';

/** Which lines: these as they are listed, or a group with its count. */
export type MeantLines =
  | { readonly lines: readonly ShownLine[] }
  | { readonly filter: LineFilter & { readonly count: number } };

/** What the call is sent of them. */
export const sentLines = (meant: MeantLines) =>
  'lines' in meant
    ? { lines: meant.lines.map(({ code, afterFils }) => ({ code, afterFils })) }
    : { filter: meant.filter };

interface DecideLinesDialogProps {
  proposal: PriceProposal;
  meant: MeantLines;
  isAccepted: boolean;
  onClose: () => void;
  /** It was decided, by the reader or by somebody else first. */
  onDecided: () => void;
}

/** Asks for the reason of a decision about lines; a refusal needs one, which the provider reads. */
export function DecideLinesDialog({ proposal, meant, isAccepted, onClose, onDecided }: DecideLinesDialogProps) {
  const { t } = useTranslation('priceList');
  const { proposalId, edition } = proposal;
  const count = 'lines' in meant ? meant.lines.length : meant.filter.count;
  const which = isAccepted ? 'accept' : 'refuse';
  return (
    <ReasonDialog
      endpoint={priceListApi.endpoints.decidePriceLines}
      bodyOf={({ reason }) => ({ proposalId, edition, isAccepted, reason, ...sentLines(meant) })}
      about={`${proposalId}:${which}`}
      title={t(`decide.${which}`)}
      submitText={t(`decide.${which}Button`)}
      text={t(`decide.${which}Text`, { lines: countText(count) })}
      label={t('field.reason')}
      isOptional={isAccepted}
      isDangerous={!isAccepted}
      onClose={onClose}
      onDone={onDecided}
      onOvertaken={onDecided}
    />
  );
}
