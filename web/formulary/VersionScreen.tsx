import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type ChangeKind, changeKinds } from '../../shared/_parts/versionedList/rowChange.ts';
import type { ListVersion } from '../../shared/_parts/versionedList/versionModel.ts';
import { formularyApi } from '../../shared/formulary/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { countText } from '../parts/job/jobTexts.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { differenceColumns } from './formularyColumns.tsx';
import { formularyScreens } from './screens.ts';
import { VersionActions } from './VersionActions.tsx';
import { VersionChip } from './VersionChip.ts';
import { VersionNotices } from './VersionNotices.tsx';

const { getFormularyVersion, getFormularyChanges } = formularyApi.endpoints;

const countOf = ({ counts }: ListVersion, kind: ChangeKind): number => counts[kind] ?? 0;

type Kind = ChangeKind | 'overTime';

/** The ways in which the version changes drugs, with how many; what has moved too far over time only where something has. */
function useKinds(version: ListVersion) {
  const { t } = useTranslation('formulary');
  const kinds = changeKinds.map((id) => ({ id: id as Kind, count: countOf(version, id) }));
  const overTime = version.movedOverTime > 0 ? [{ id: 'overTime' as const, count: version.movedOverTime }] : [];
  return [...overTime, ...kinds].map(({ id, count }) => ({ id, count, name: t(`kind.${id}`) }));
}

/** What the version changes, one way at a time. */
function Difference({ version, payerId }: { version: ListVersion; payerId: number }) {
  const { t, i18n } = useTranslation('formulary');
  const { versionId, edition, rails, comparedWith } = version;
  const kinds = useKinds(version);
  const [kind, setKind] = useState<Kind>(kinds.find(({ count }) => count > 0)?.id ?? 'new');
  const pages = useEndpointPages(getFormularyChanges, { query: { versionId, payerId, kind } });
  const columns = useMemo(() => differenceColumns(t, i18n.language), [t, i18n.language]);
  const since = rails.find((rail) => rail.since !== undefined)?.since;
  const title = t('difference', { number: String((kind === 'overTime' ? since : null) ?? comparedWith) });
  return (
    <Section title={title} isPlain>
      <ToggleChoice
        label={t('kinds')}
        options={kinds.map((each) => ({ ...each, count: countText(each.count) }))}
        value={kind}
        onChange={setKind}
        size="small"
      />
      <DataTable
        key={`${kind} ${edition}`}
        name="formularyChanges"
        label={t(`kind.${kind}`)}
        columns={columns}
        pages={pages}
        rowId={({ code }) => code}
        nextStep={t('next.noChange')}
      />
    </Section>
  );
}

function VersionFacts({ version }: { version: ListVersion }) {
  const { t } = useTranslation('formulary');
  const { made, decided, comparedWith } = version;
  const fact = factsBy(version, (name: WordOf<'formulary', 'field'>) => t(`field.${name}`));
  const facts = [
    fact.date('effectiveOn'),
    fact.instant('holdsFromAt'),
    fact.text('rows', countText(version.rows)),
    fact.text('comparedWith', comparedWith === null ? t('first') : String(comparedWith)),
    fact.name('makerName', made.makerName),
    fact.instant('madeAt', made.madeAt),
    fact.name('fileName'),
    fact.longCode('fileHash'),
    fact.name('decidedBy', decided?.byName ?? null),
    fact.instant('decidedAt', decided?.at ?? null),
    fact.name('reason', decided?.reason ?? null),
  ];
  return (
    <Section title={t('facts')} isPlain>
      <Facts facts={facts} />
    </Section>
  );
}

/** One version of a formulary: what it changes, what stands against it, and what the reader may do with it. */
export function VersionScreen() {
  const { t } = useTranslation('formulary');
  const { versionId = '' } = useParams();
  const { payerId, picker } = usePayerChoice(t('payer'));
  const read = useApi(getFormularyVersion, payerId === null ? null : { query: { versionId, payerId } });
  if (payerId === null) return <ScreenBody>{picker}</ScreenBody>;
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(formularyScreens.list), text: t('back') }}
      head={(version) => (
        <>
          <VersionChip state={version.state} size="medium" />
          <strong>{t('version', { number: String(version.number) })}</strong>
          <VersionActions version={version} payerId={payerId} onMoved={read.refresh} />
        </>
      )}
      notices={(version) => <VersionNotices version={version} />}
    >
      {(version) => (
        <>
          <VersionFacts version={version} />
          {version.comparedWith !== null && !version.areDrugsRemoved && (
            <Difference version={version} payerId={payerId} />
          )}
        </>
      )}
    </RecordScreen>
  );
}
