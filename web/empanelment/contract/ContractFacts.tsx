import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { weekDays } from '../../../shared/empanelment/contract.ts';
import type { ShownContract } from '../../../shared/empanelment/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Section } from '../../ui/Section.tsx';

type Terms = NonNullable<ShownContract['terms']>;

/** The names of its facts, as `factsBy` takes them. */
function useLabel() {
  const { t } = useTranslation('empanelment');
  return (name: WordOf<'empanelment', 'field'>) => t(`field.${name}`);
}

function Parties({ contract }: { contract: ShownContract }) {
  const { t, i18n } = useTranslation('empanelment');
  const fact = factsBy(contract, useLabel());
  return (
    <Section title={t('contract.parties')} isPlain>
      <Facts
        facts={[
          fact.name('facilityName', nameIn(i18n.language, contract, 'facilityName')),
          fact.code('facilityLicense', contract.facts.facilityLicense),
          fact.name('payerId', nameIn(i18n.language, contract, 'payerName')),
          fact.code('providerCode'),
          fact.text('providerMode', contract.providerMode === null ? null : String(contract.providerMode)),
        ]}
      />
    </Section>
  );
}

function HoursPart({ terms }: { terms: Terms }) {
  const { t } = useTranslation('empanelment');
  const fact = factsBy(terms, useLabel());
  const known = weekDays.filter((day) => terms[day] !== undefined);
  if (known.length === 0) return null;
  return (
    <Section title={t('contract.hours')} isPlain>
      <Facts
        facts={known.map((day) => (terms[day] ? fact.code(day, terms[day]) : fact.text(day, t('contract.closed'))))}
      />
    </Section>
  );
}

function TermsParts({ terms }: { terms: Terms }) {
  const { t, i18n } = useTranslation('empanelment');
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const fact = factsBy(terms, useLabel());
  const contacts = [
    fact.name('approvalsName', terms.approvalsName ?? null),
    fact.code('approvalsEmail', terms.approvalsEmail ?? null),
    fact.code('approvalsMobile', terms.approvalsMobile ?? null),
    fact.name('claimsName', terms.claimsName ?? null),
    fact.code('claimsEmail', terms.claimsEmail ?? null),
    fact.code('claimsMobile', terms.claimsMobile ?? null),
  ];
  return (
    <>
      <Section title={t('contract.terms')} isPlain>
        <Facts
          facts={[
            fact.date('effectiveOn'),
            fact.text('change', String(terms.number)),
            fact.code('request', terms.empanelmentNumber),
            fact.name('approvedBy', terms.approvedByName),
            fact.instant('approvedAt'),
            {
              label: t('field.services'),
              value: names.format(terms.services.map((service) => t(`services.${service}`))),
              isWide: true,
            },
          ]}
        />
      </Section>
      <HoursPart terms={terms} />
      {terms.approvalsName !== undefined && (
        <Section title={t('contract.contacts')} isPlain>
          <Facts facts={contacts} />
        </Section>
      )}
    </>
  );
}

function PricesPart({ prices }: { prices: ShownContract['prices'] }) {
  const { t } = useTranslation('empanelment');
  const fact = factsBy({}, useLabel());
  return (
    <Section title={t('contract.prices')} isPlain>
      {prices ? (
        <Facts
          facts={[
            fact.text('priceVersion', String(prices.number)),
            fact.text('priceLines', String(prices.lines)),
            fact.date('pricesFrom', prices.fromAt),
            fact.longCode('priceHash', prices.fileHash),
          ]}
        />
      ) : (
        <Typography color="textSecondary">{t('contract.noPrices')}</Typography>
      )}
    </Section>
  );
}

/** What provider and insurer have agreed on for the day that was chosen. */
export function ContractFacts({ contract }: { contract: ShownContract }) {
  const { t } = useTranslation('empanelment');
  return (
    <>
      <Parties contract={contract} />
      {contract.terms ? (
        <TermsParts terms={contract.terms} />
      ) : (
        <Section title={t('contract.terms')} isPlain>
          <Typography color="textSecondary">{t('contract.noTerms')}</Typography>
        </Section>
      )}
      <PricesPart prices={contract.prices} />
    </>
  );
}
