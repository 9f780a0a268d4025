/** The tables of the portal; infra/tables.ts has their keys and indexes. */
export type TableName =
  | 'users'
  | 'facilities'
  | 'eligibility'
  | 'requests'
  | 'reference'
  | 'jobs'
  | 'members'
  | 'errors'
  | 'audit';

/**
 * What a function may do with a table:
 * `read` gets and queries; `session` reads and touches the caller's session; `people` looks users up and changes none; `accounts` adds, changes and removes users with what points to them; `clinicians` does so with clinicians, and finds facilities by their licences; `lists` changes the lists that administrators keep, formularies and price lists; `notifications` lists and marks theirs besides;
 * `append` adds items and nothing else; `count` adds errors and counts them in their groups; `follow` adds requests, counts them and reads many a call; `documents` looks up printed documents, the requests they show and their facility's later ones, `prints` printed decisions and temporary cards with their records; `register` reads and puts many items
 * a call, `registerBack` removes members besides, `formulary` those of formularies only, and reads payers, `priceLists` those of price lists; `lanes` looks whether a job of a lane is unfinished; `due` lists what is due; `deliver` takes and ends entries of the outbox, `ask` takes a payer's turns besides; `work` takes and ends jobs and keeps their
 * rows, `workInLane` leaves their lanes besides, `imports` keeps imports and their rows besides; `reports` reads what regulators reported of requests; `remind` finds the cases whose deadlines are due, remembers their notices and ends what is over; `readWrite` reads, puts and updates; `readWriteDelete` removes too;
 * `waiting` finds what waits on a payer's work list for a reviewer; `reviews` lists the answers that an earlier release read otherwise, without a patient; `overdue`, `undelivered` and `failed` count what waits too long, was given up or could not be read, and has failed, and reach nothing else; `payers` lists the payers, `status` what works besides;
 * `poll` keeps the files that post offices give, when they are asked, and the answers at their requests; `send` takes and ends entries of the outbox, and changes the requests that they send; `pollsDue` lists which are to be asked; `connect` adds entries to the outbox, and begins to ask a facility's post office; `probes` lists the payers and keeps whether each part of the system answers; `audience` lists the people of facilities and payers besides the caller's session, `tellAudience` without it; `circulars` reads circulars with their receipts and ends their notices, `surveys` enters the providers that a survey asks besides;
 * `invite` adds the first administrator or invites them again, `keepPayers` adds payers and changes them; `migrations` keeps the places of migrations. Only what `migrates` names is scanned.
 */
export type TableAccess =
  | 'read'
  | 'session'
  | 'people'
  | 'accounts'
  | 'clinicians'
  | 'lists'
  | 'notifications'
  | 'append'
  | 'count'
  | 'reports'
  | 'documents'
  | 'prints'
  | 'approvals'
  | 'formulary'
  | 'priceLists'
  | 'readWrite'
  | 'readWriteDelete'
  | 'enqueue'
  | 'register'
  | 'registerBack'
  | 'settle'
  | 'asked'
  | 'follow'
  | 'drafts'
  | 'lanes'
  | 'groups'
  | 'migrations'
  | 'due'
  | 'deliver'
  | 'remind'
  | 'ask'
  | 'overdue'
  | 'reviews'
  | 'waiting'
  | 'undelivered'
  | 'failed'
  | 'payers'
  | 'status'
  | 'work'
  | 'workInLane'
  | 'poll'
  | 'send'
  | 'pollsDue'
  | 'connect'
  | 'probes'
  | 'audience'
  | 'tellAudience'
  | 'circulars'
  | 'surveys'
  | 'invite'
  | 'keepPayers'
  | 'imports';

/** Every signed-in area verifies the token, reads and touches the session, and writes the audit trail. */
export const signedIn = { users: 'session', audit: 'append' } as const;
