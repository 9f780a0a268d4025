import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { PriceProposal } from '../../../shared/priceList/proposal.ts';
import type { WordOf } from '../../base/texts.ts';
import { countText } from '../../parts/job/jobTexts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { Percent } from './proposalColumns.tsx';

/** What is known of a proposal as a whole, and what it costs together. */
export function ProposalFacts({ proposal }: { proposal: PriceProposal }) {
  const { t, i18n } = useTranslation('priceList');
  const { findings, made, tally, ended, comparedWith, rows } = proposal;
  const label = (name: WordOf<'priceList', 'field'>) => t(`field.${name}`);
  const fact = factsBy(proposal, label);
  const tallyText =
    tally &&
    t('proposal.tally', {
      accepted: countText(tally.accepted),
      refused: countText(tally.refused),
      undecided: countText(tally.undecided),
    });
  return (
    <Section title={t('proposal.facts')} isPlain>
      <Facts
        facts={[
          fact.name('facilityName', nameIn(i18n.language, proposal, 'facilityName')),
          fact.code('facilityLicense'),
          fact.name('payerName', nameIn(i18n.language, proposal, 'payerName')),
          fact.date('holdsFrom', proposal.effectiveOn),
          fact.text('rows', countText(rows)),
          fact.text('comparedWith', comparedWith === null ? t('proposal.first') : String(comparedWith)),
          { label: label('raisedSum'), value: <Money fils={findings.raisedFils} /> },
          { label: label('loweredSum'), value: <Money fils={findings.loweredFils} /> },
          { label: label('totalEffect'), value: <Percent value={findings.percent} /> },
          fact.text('tally', tallyText),
          fact.name('makerName', made.makerName),
          fact.instant('madeAt', made.madeAt),
          fact.name('fileName'),
          fact.name('endedBy', ended?.byName ?? null),
          fact.instant('endedAt', ended?.at ?? null),
          fact.name('reason', ended?.reason ?? null),
        ]}
      />
    </Section>
  );
}
