import type { Section } from '../../bench/report.ts';
import type { Copied, LoadSize, Restored } from './drill.ts';
import type { Timer } from './timer.ts';

const aims = { lostMinutes: 5, backMinutes: 60 } as const;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** Each step of the drill with its time. */
const steps = [
  ['A moment of all tables and buckets, while people work', 'snapshot'],
  ['Export of the tables', 'exportTables'],
  ['Export of the buckets', 'exportBuckets'],
  ['Wipe of tables, buckets, queues and logs', 'wipe'],
  ['Restore of the tables', 'restoreTables'],
  ['Restore of the buckets', 'restoreBuckets'],
  ['Comparison of all hashes', 'compare'],
  ['Start of the portal', 'startAgain'],
  ['A sign-in and the first request read', 'firstUse'],
  ['Verification of the audit trail', 'verifyTrail'],
] as const;

/** From the wipe until somebody reads a request again. */
const untilBack = ['wipe', 'restoreTables', 'restoreBuckets', 'compare', 'startAgain', 'firstUse'] as const;

/** What the drill did, for people: times, then amounts. */
export function sectionsOf(
  { manifest, load, due }: Copied,
  { problems, restored, trail }: Restored,
  { desks }: LoadSize,
  timer: Timer,
): Section[] {
  const backMs = timer.ms(...untilBack);
  const isMet = backMs <= aims.backMinutes * 60_000 && problems.length === 0;
  const after = load.accepted.length - due.length;
  const rows = (['tables', 'buckets'] as const).flatMap((kind) =>
    Object.entries(manifest[kind]).map(([name, was]) => {
      const is = restored[kind][name];
      const equal = is?.sha256 === was.sha256 ? 'equal' : 'DIFFERENT';
      return [
        kind === 'tables' ? 'table' : 'bucket',
        name,
        was.count,
        megabytes(was.bytes),
        was.sha256.slice(0, 12),
        equal,
      ];
    }),
  );
  return [
    {
      title: 'Restore drill: times',
      note: `The portal on one machine, copied while ${desks} desks ask and send files and a reviewer answers; wiped; restored into empty tables and buckets by DynamoDB's and S3's own calls; compared; used. Until the copy ended, ${load.accepted.length} requests were accepted, ${load.answers} answered by the reviewer and ${load.uploads} files kept; ${load.failures.length} calls failed. ${due.length} requests were accepted before the moment of the copy: all are read again after it (the ${after} others came later and are lost with the wiped portal). The audit trail: ${trail?.entries ?? 0} entries of ${trail?.chains ?? 0} chains verified, ${trail?.findings ?? 0} findings. In the cloud AWS restores, at its own pace: these times say what the portal's own part takes.`,
      target: `nothing of before the copy lost, and the portal back within ${aims.backMinutes} minutes. (Lost work at most ${aims.lostMinutes} minutes is a matter of how old a copy is: DynamoDB's is about five minutes old.)`,
      columns: ['Step', 'Time', 'Target'],
      rows: [
        ...steps.map(([text, step]) => [text, seconds(timer.ms(step)), '-']),
        ['From the wipe to the first request read', seconds(backMs), isMet ? 'met' : 'missed'],
      ],
    },
    {
      title: 'Restore drill: amounts',
      note: 'What was copied, table by table and bucket by bucket, and whether the restored one has the same hash of all its content.',
      target: 'all equal.',
      columns: ['Kind', 'Name', 'Items', 'Size', 'SHA-256', 'Restored'],
      rows,
    },
  ];
}
