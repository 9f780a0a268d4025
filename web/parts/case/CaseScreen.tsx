import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import type { Page } from '../../../shared/_contract/page.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { CaseShown } from '../../../shared/_parts/caseRoutes.ts';
import { isTalking, type Message, type ReaderSide, type Side } from '../../../shared/_parts/conversation.ts';
import { type Life, type MoveOf, type StateOf, stateRow } from '../../../shared/_parts/life.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import type { WordOf } from '../../base/texts.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Section } from '../../ui/Section.tsx';
import type { TimelineEntry } from '../../ui/Timeline.tsx';
import { type PagedEndpoint, useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { AttachmentList } from '../attachment/AttachmentList.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { eventEntries } from '../life/eventEntries.ts';
import { MoveButtons, type MoveLook } from '../life/MoveButtons.tsx';
import type { MissingTexts, RecordRead } from '../record/RecordPart.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { DueText } from './DueText.tsx';

/** What a dialog that makes a move is given. */
export interface MoveOpened<Move, Data> {
  readonly record: Data;
  readonly move: Move;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

interface CaseScreenProps<L extends Life, Data extends CaseShown<L>> {
  life: L;
  read: RecordRead<Data>;
  missing: MissingTexts;
  back: { to: string; text: string };
  /** The calls of `caseEndpoints`. */
  calls: {
    readonly messages: PagedEndpoint & { readonly answer: z.ZodType<Page<Message>> };
    readonly attachment: Endpoint & { readonly answer: z.ZodType<{ url: string }> };
    readonly markRead: Endpoint;
  };
  /** The field that names the record in the calls, with its id. */
  id: Readonly<Record<string, string>>;
  titleOf: (record: Data) => string;
  /** The facts of the module's own; those that every case has follow. */
  factsOf: (record: Data) => readonly Fact[];
  notices?: (record: Data) => ReactNode;
  /** The module's own sections, between the facts and the conversation. */
  ownParts?: (record: Data) => ReactNode;
  Chip: ComponentType<{ state: StateOf<L>; size?: 'small' | 'medium' }>;
  textOfMove?: (move: MoveOf<L>) => string;
  /** An event of the timeline in words; `tones` colours some of them. */
  textOfEvent: (event: 'open' | MoveOf<L>) => string;
  tones: Readonly<Partial<Record<'open' | MoveOf<L>, TimelineEntry['tone']>>>;
  /** The moves whose buttons stand out. */
  mainMoves?: readonly MoveOf<L>[];
  /** The module shows the documents itself, by `CaseDocuments`, beside what is decided by them. */
  hasOwnDocuments?: boolean;
  /** Asks for what a move needs, and makes it: a `MoveDialog` with the module's choices. Left out where the module has its own place for the moves. */
  Dialog?: ComponentType<MoveOpened<MoveOf<L>, Data>>;
}

/** What the pieces of the screen are given once the record has been read. */
interface CasePartProps<L extends Life, Data extends CaseShown<L>> {
  record: Data;
  props: CaseScreenProps<L, Data>;
}

/** The documents of a case, each to be downloaded. */
export function CaseDocuments({ attachments, addressOf }: Parameters<typeof AttachmentList>[0]) {
  const { t } = useTranslation('case');
  return (
    <Section title={t('record.documents')} isPlain>
      {attachments.length === 0 && <Typography color="textSecondary">{t('record.noDocuments')}</Typography>}
      <AttachmentList attachments={attachments} addressOf={addressOf} />
    </Section>
  );
}

/** The state of a case, what is due, and whose turn it is. */
function Head<L extends Life, Data extends CaseShown<L>>({ record, props }: CasePartProps<L, Data>) {
  const { t } = useTranslation('case');
  const { Chip, life } = props;
  const { state, dueAt, escalatedAt, isFirstResponse } = record;
  const { waitsFor, pauses = false } = stateRow(life, state);
  const next = waitsFor === record.side ? 'you' : (waitsFor as Side | undefined);
  return (
    <>
      <Chip state={state} size="medium" />
      {dueAt !== null && (
        <Typography component="span">
          {t(isFirstResponse ? 'due.first' : 'due.last')}{' '}
          <DueText dueAt={dueAt} escalatedAt={escalatedAt} isPaused={pauses} />
        </Typography>
      )}
      {next && (
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t(`next.${next}`)}
        </Typography>
      )}
    </>
  );
}

function CaseFacts<L extends Life>({ record, facts }: { record: CaseShown<L>; facts: readonly Fact[] }) {
  const { t, i18n } = useTranslation('case');
  const isDesk = record.side === 'insurer';
  const fact = factsBy(record, (name: WordOf<'case', 'field'>) => t(`field.${name}`));
  const nameOf = (party: 'facility' | 'payer') => fact.name(party, nameIn(i18n.language, record, `${party}Name`));
  const common = [
    ...(record.side === 'provider' ? [] : [nameOf('facility')]),
    ...(isDesk ? [] : [nameOf('payer')]),
    fact.name('openedBy', record.openedByName),
    fact.instant('opened', record.openedAt),
    fact.name('holder', isDesk ? (record.holder?.name ?? t('nobody')) : null),
  ];
  return <Facts facts={[...facts, ...common]} />;
}

/** The buttons of what the reader may do next, and the dialog of the one that was pressed. */
function Moves<L extends Life, Data extends CaseShown<L>>({
  record,
  props,
  onMoved,
}: CasePartProps<L, Data> & { onMoved: () => void }) {
  const { t } = useTranslation('case');
  const { mainMoves = [], textOfMove, Dialog } = props;
  const [move, setMove] = useState<MoveOf<L> | null>(null);
  if (!textOfMove || !Dialog) return null;
  const { moves } = record;
  const lookOf = (name: MoveOf<L>): MoveLook => ({ openDialog: () => setMove(name), isMain: mainMoves.includes(name) });
  const looks = Object.fromEntries(moves.map((name) => [name, lookOf(name)])) as Record<MoveOf<L>, MoveLook>;
  return (
    <>
      <MoveButtons label={t('record.actions')} moves={moves} looks={looks} textOf={textOfMove} />
      {move && <Dialog record={record} move={move} onClose={() => setMove(null)} onMoved={onMoved} />}
    </>
  );
}

/** What the sides have said and sent to each other, and what the reader may do next. */
function Inside<L extends Life, Data extends CaseShown<L>>({
  side,
  record,
  props,
}: CasePartProps<L, Data> & { side: Side }) {
  const { t } = useTranslation('case');
  const { calls, read, hasOwnDocuments = false } = props;
  const { readMarks, attachments } = record;
  // One object as long as it names the same record: what was seen is marked once.
  const [id] = useState(props.id);
  const pages = useEndpointPages(calls.messages, { query: id } as never);
  const { send: ask } = useApiMutation(calls.attachment);
  const { send: mark } = useApiMutation(calls.markRead, { showsErrors: true });
  const onSeen = useCallback((messageId: string) => void mark({ body: { ...id, messageId } } as never), [mark, id]);
  const addressOf = async (attachmentId: string) =>
    (await ask({ query: { ...id, attachmentId } } as never)).data?.url ?? null;
  const onMoved = () => {
    read.refresh();
    void pages.store.refresh();
  };
  return (
    <>
      <Section title={t('record.conversation')} isPlain>
        <Conversation pages={pages} side={side} readMarks={readMarks} onSeen={onSeen} addressOf={addressOf} />
        {/* Messages that arrive would push the buttons from under the pointer. */}
        {(!pages.isLoading || pages.rows.length > 0) && (
          <Box sx={{ mt: 2 }}>
            <Moves record={record} props={props} onMoved={onMoved} />
          </Box>
        )}
      </Section>
      {!hasOwnDocuments && <CaseDocuments attachments={attachments} addressOf={addressOf} />}
    </>
  );
}

/** What the reader may do next where the messages are for others. */
function Outside<L extends Life, Data extends CaseShown<L>>({ record, props }: CasePartProps<L, Data>) {
  const { t } = useTranslation('case');
  if (record.moves.length === 0) return null;
  return (
    <Section title={t('record.actions')} isPlain>
      <Moves record={record} props={props} onMoved={props.read.refresh} />
    </Section>
  );
}

function Body<L extends Life, Data extends CaseShown<L>>({ record, props }: CasePartProps<L, Data>) {
  const { t } = useTranslation('case');
  const side: ReaderSide = record.side;
  return (
    <>
      <Section title={props.titleOf(record)} isPlain>
        <CaseFacts record={record} facts={props.factsOf(record)} />
        {!isTalking(side) && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {t(`record.${side}`)}
          </Alert>
        )}
      </Section>
      {props.ownParts?.(record)}
      {isTalking(side) ? (
        <Inside side={side} record={record} props={props} />
      ) : (
        <Outside record={record} props={props} />
      )}
    </>
  );
}

/** A case for all of its sides: its state and deadline, facts, conversation, documents, course, and what its reader may do next. */
export function CaseScreen<L extends Life, Data extends CaseShown<L>>(props: CaseScreenProps<L, Data>) {
  const { t } = useTranslation('case');
  const { read, missing, back, id, notices, textOfEvent, tones } = props;
  return (
    <RecordScreen
      read={read}
      missing={missing}
      back={back}
      {...(notices && { notices })}
      head={(record) => <Head record={record} props={props} />}
      timeline={({ events }) => ({
        title: t('record.course'),
        entries: eventEntries(events, {
          titleOf: ({ event }) => textOfEvent(event),
          detailOf: () => null,
          toneOf: ({ event }) => tones[event],
        }),
      })}
    >
      {(record) => <Body key={Object.values(id).join()} record={record} props={props} />}
    </RecordScreen>
  );
}
