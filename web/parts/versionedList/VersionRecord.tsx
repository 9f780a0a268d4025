import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ChangeKind, DifferenceKind } from '../../../shared/_parts/versionedList/rowChange.ts';
import type { ListVersion } from '../../../shared/_parts/versionedList/versionModel.ts';
import { useApi } from '../../api/useApi.ts';
import type { WordOf } from '../../base/texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Section } from '../../ui/Section.tsx';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { countText } from '../job/jobTexts.ts';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { differenceColumns } from './listColumns.tsx';
import type { ListNamed, ShownList } from './shownList.ts';
import { VersionActions } from './VersionActions.tsx';
import { VersionChip } from './VersionChip.ts';
import { VersionNotices } from './VersionNotices.tsx';

interface VersionRecordProps {
  list: ShownList;
  named: ListNamed;
  /** The path of the list's versions. */
  back: string;
}

const countOf = ({ counts }: ListVersion, kind: ChangeKind): number => counts[kind] ?? 0;

/** The ways in which the version changes rows, with how many; what is too far from earlier or from reference prices only where something is. */
function useKinds(list: ShownList, version: ListVersion) {
  const { t } = useTranslation('versionedList');
  const kinds = list.kinds.map((id) => ({ id: id as DifferenceKind, count: countOf(version, id) }));
  const overTime = version.movedOverTime > 0 ? [{ id: 'overTime' as const, count: version.movedOverTime }] : [];
  const far = version.reference?.far ?? 0;
  const reference = far > 0 ? [{ id: 'reference' as const, count: far }] : [];
  return [...reference, ...overTime, ...kinds].map(({ id, count }) => ({ id, count, name: t(`kind.${id}`) }));
}

const kindOfRule = {
  reference: 'reference',
  price: 'price',
  added: 'new',
  withdrawn: 'withdrawn',
  planLoss: 'plan',
  emptyColumn: 'other',
} as const;

interface KindCount {
  readonly id: DifferenceKind;
  readonly count: number;
}

/** What is looked at first: what moved over time, or what a guard rail is about, prices before all; else the first way that there is. */
function firstKind({ movedOverTime, rails }: ListVersion, kinds: readonly KindCount[]): DifferenceKind {
  if (movedOverTime > 0) return 'overTime';
  const ofRails = Object.entries(kindOfRule).flatMap(([rule, id]) =>
    rails.some((rail) => rail.rule === rule) ? [id] : [],
  );
  const isThere = (kind: DifferenceKind): boolean => kinds.some(({ id, count }) => id === kind && count > 0);
  return ofRails.find(isThere) ?? kinds.find(({ count }) => count > 0)?.id ?? 'new';
}

/** What the version changes, one way at a time. */
function Difference({ list, named, version }: Omit<VersionRecordProps, 'back'> & { version: ListVersion }) {
  const { t, i18n } = useTranslation('versionedList');
  const { versionId, edition, rails, comparedWith } = version;
  const all = useKinds(list, version);
  // A first version moves, withdraws and loses nothing.
  const kinds = comparedWith === null ? all.filter(({ count }) => count > 0) : all;
  const [kind, setKind] = useState<DifferenceKind>(firstKind(version, kinds));
  const pages = useEndpointPages(list.calls.changes, { query: { ...named, versionId, kind } });
  const columns = useMemo(() => differenceColumns(list, t, i18n.language), [list, t, i18n.language]);
  const since = rails.find((rail) => rail.since !== undefined)?.since;
  const beside = (kind === 'overTime' ? since : null) ?? comparedWith;
  const title = beside === null ? t('differenceOfFirst') : t('difference', { number: String(beside) });
  const heading = kind === 'reference' ? t('differenceOfReference') : title;
  return (
    <Section title={heading} isPlain>
      {(beside !== null || kinds.length > 1) && (
        <ToggleChoice
          label={t('kinds')}
          options={kinds.map((each) => ({ ...each, count: countText(each.count) }))}
          value={kind}
          onChange={setKind}
          size="small"
        />
      )}
      <DataTable
        key={`${kind} ${edition}`}
        name="versionChanges"
        label={t(`kind.${kind}`)}
        columns={columns}
        pages={pages}
        rowId={({ code }) => code}
        nextStep={t('noChange')}
      />
    </Section>
  );
}

function VersionFacts({ version }: { version: ListVersion }) {
  const { t } = useTranslation('versionedList');
  const { made, proposed, decided, comparedWith, reference } = version;
  const fact = factsBy(version, (name: WordOf<'versionedList', 'field'>) => t(`field.${name}`));
  const facts = [
    fact.date('effectiveOn'),
    fact.instant('holdsFromAt'),
    fact.text('rows', countText(version.rows)),
    fact.text('comparedWith', comparedWith === null ? t('first') : String(comparedWith)),
    fact.text('reference', reference && t('referenced', { affected: countText(reference.compared) })),
    // What was proposed is made a version by whoever ends the proposal: both are named, for the second person who decides.
    ...(proposed
      ? [
          fact.name('proposerName', proposed.makerName),
          fact.instant('proposedAt', proposed.madeAt),
          fact.name('acceptedBy', made.makerName),
          fact.instant('acceptedAt', made.madeAt),
        ]
      : [fact.name('makerName', made.makerName), fact.instant('madeAt', made.madeAt)]),
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

/** One version of a list, which the address names: what it changes, what stands against it, and what the reader may do with it. */
export function VersionRecord({ list, named, back }: VersionRecordProps) {
  const { t } = useTranslation('versionedList');
  const { versionId = '' } = useParams();
  const read = useApi(list.calls.version, { query: { ...named, versionId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: back, text: t('back') }}
      head={(version) => (
        <>
          <VersionChip state={version.state} size="medium" />
          <strong>{t('version', { number: String(version.number) })}</strong>
          <VersionActions list={list} named={named} version={version} onMoved={read.refresh} />
        </>
      )}
      notices={(version) => <VersionNotices list={list} version={version} />}
    >
      {(version) => (
        <>
          <VersionFacts version={version} />
          {(version.comparedWith !== null || version.rails.length > 0) && !version.areDrugsRemoved && (
            <Difference list={list} named={named} version={version} />
          )}
        </>
      )}
    </RecordScreen>
  );
}
