import type { TableName } from '../functions/_settings/tableAccess.ts';

/**
 * The DynamoDB tables: THE place where keys and indexes are named. The stateful stack makes them, the tests make them in the
 * embedded store; docs/data-model.md says which item lives where. Every table has the string keys `pk` and `sk`.
 */
export interface IndexDefinition {
  readonly pk: string;
  readonly sk: string;
  /**
   * What an entry has besides the keys of the item and of the index: attributes, above all `row` (what lists show of a record), nothing
   * (`[]`: a list reads its page's items by their keys), or `all` of a small item that its list shows whole. It cannot be changed: a
   * list that needs something else gets an index of another name.
   */
  readonly holds: 'all' | readonly string[];
}

export interface TableDefinition {
  /** Secondary indexes by name. All are sparse: an item without both keys is not in it. */
  readonly indexes?: Readonly<Record<string, IndexDefinition>>;
  /** The attribute (epoch seconds) after which an item may be removed. Code still compares the instant itself. */
  readonly expiresAttribute?: 'expiresAt';
}

/** What a list of requests shows, and what a search compares besides; what a payer's work list shows. */
const requestRow = ['row', 'facilityId', 'clinicianLicense', 'submittedBy'] as const;
const deskRow = ['row', 'deskDueAt', 'deskHolder', 'version'] as const;

export const tables = {
  users: {
    indexes: { unread: { pk: 'unreadPk', sk: 'sk', holds: 'all' } },
    expiresAttribute: 'expiresAt',
  },
  facilities: {},
  eligibility: {
    indexes: {
      facilityRequests: { pk: 'pk', sk: 'eligibilityId', holds: requestRow },
      facilityStatus: { pk: 'facilityStatusPk', sk: 'sk', holds: requestRow },
      facilityAsked: { pk: 'facilityAskedPk', sk: 'sk', holds: requestRow },
      facilityPatient: { pk: 'facilityPatientPk', sk: 'sk', holds: requestRow },
      facilityPayer: { pk: 'facilityPayerPk', sk: 'sk', holds: requestRow },
      facilityClinician: { pk: 'facilityClinicianPk', sk: 'sk', holds: requestRow },
      facilitySender: { pk: 'facilitySenderPk', sk: 'sk', holds: requestRow },
      payerRequests: { pk: 'payerPk', sk: 'sk', holds: requestRow },
      payerStatus: { pk: 'payerStatusPk', sk: 'sk', holds: requestRow },
      payerPatient: { pk: 'payerPatientPk', sk: 'sk', holds: requestRow },
      desk: { pk: 'deskPk', sk: 'deskSk', holds: deskRow },
      deskHolder: { pk: 'deskHolderPk', sk: 'deskSk', holds: deskRow },
    },
  },
  requests: {
    indexes: {
      dueWork: { pk: 'duePk', sk: 'dueAt', holds: ['kind', 'outboxId'] },
      dead: { pk: 'deadPk', sk: 'deadSk', holds: 'all' },
      byOwner: { pk: 'ownerPk', sk: 'ownerSk', holds: 'all' },
      byDesk: { pk: 'deskPk', sk: 'deskSk', holds: 'all' },
      claims: { pk: 'claimsPk', sk: 'claimsSk', holds: ['row'] },
    },
    expiresAttribute: 'expiresAt',
  },
  reference: {},
  jobs: {
    indexes: {
      due: { pk: 'duePk', sk: 'dueAt', holds: 'all' },
      ownJobs: { pk: 'ownerPk', sk: 'jobId', holds: [] },
      byOutcome: { pk: 'outcomePk', sk: 'sk', holds: 'all' },
    },
    expiresAttribute: 'expiresAt',
  },
  members: {
    indexes: {
      emiratesIds: { pk: 'emiratesIdPk', sk: 'pk', holds: ['memberId'] },
      policies: { pk: 'policyPk', sk: 'pk', holds: ['memberId'] },
      names: { pk: 'namePk', sk: 'nameSk', holds: ['memberId'] },
    },
  },
  errors: {
    indexes: {
      seen: { pk: 'seenPk', sk: 'seenId', holds: [] },
      side: { pk: 'sidePk', sk: 'seenId', holds: [] },
      area: { pk: 'areaPk', sk: 'seenId', holds: [] },
      group: { pk: 'groupPk', sk: 'seenId', holds: [] },
      request: { pk: 'requestPk', sk: 'seenId', holds: [] },
    },
    expiresAttribute: 'expiresAt',
  },
  // By person, facility and day entries are looked up seldom; whose rights end at one kind of record reads its list alone.
  audit: {
    indexes: {
      record: { pk: 'recordPk', sk: 'entrySk', holds: 'all' },
      person: { pk: 'personPk', sk: 'entrySk', holds: [] },
      facility: { pk: 'facilityPk', sk: 'entrySk', holds: [] },
      day: { pk: 'dayPk', sk: 'entrySk', holds: [] },
    },
  },
} as const satisfies Record<TableName, TableDefinition>;

/** The projection of an index, in the words of DynamoDB. */
export const projectionOf = ({ holds }: IndexDefinition) => {
  if (holds === 'all') return { ProjectionType: 'ALL' as const };
  if (holds.length === 0) return { ProjectionType: 'KEYS_ONLY' as const };
  return { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...holds] };
};
