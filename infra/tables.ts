/**
 * The DynamoDB tables: THE place where keys and indexes are named. The stateful stack makes them, the tests make them in the
 * embedded store; docs/data-model.md says which item lives where. Every table has the string keys `pk` and `sk`.
 */
export interface TableDefinition {
  /** Secondary indexes by name; an index without a sort key lists only its partition key. All are sparse. */
  readonly indexes?: Readonly<Record<string, { readonly pk: string; readonly sk: string }>>;
  /** The attribute (epoch seconds) after which an item may be removed. Code still compares the instant itself. */
  readonly expiresAttribute?: 'expiresAt';
}

export const tables = {
  users: {
    indexes: { unread: { pk: 'unreadPk', sk: 'sk' } },
    expiresAttribute: 'expiresAt',
  },
  facilities: {},
  eligibility: {
    indexes: {
      byFacilityStatus: { pk: 'facilityStatusPk', sk: 'sk' },
      byFacilityAsked: { pk: 'facilityAskedPk', sk: 'sk' },
      byFacilityPatient: { pk: 'facilityPatientPk', sk: 'sk' },
      byPayer: { pk: 'payerPk', sk: 'sk' },
      byPayerStatus: { pk: 'payerStatusPk', sk: 'sk' },
      byFacilityPayer: { pk: 'facilityPayerPk', sk: 'sk' },
      byFacilityClinician: { pk: 'facilityClinicianPk', sk: 'sk' },
      byFacilitySender: { pk: 'facilitySenderPk', sk: 'sk' },
      byPayerPatient: { pk: 'payerPatientPk', sk: 'sk' },
      byDesk: { pk: 'deskPk', sk: 'deskSk' },
      byDeskHolder: { pk: 'deskHolderPk', sk: 'deskSk' },
    },
  },
  requests: {
    indexes: {
      due: { pk: 'duePk', sk: 'dueAt' },
      dead: { pk: 'deadPk', sk: 'deadSk' },
      byOwner: { pk: 'ownerPk', sk: 'ownerSk' },
      byDesk: { pk: 'deskPk', sk: 'deskSk' },
    },
    expiresAttribute: 'expiresAt',
  },
  reference: {},
  jobs: {
    indexes: {
      due: { pk: 'duePk', sk: 'dueAt' },
      byOwner: { pk: 'ownerPk', sk: 'jobId' },
      byOutcome: { pk: 'outcomePk', sk: 'sk' },
    },
    expiresAttribute: 'expiresAt',
  },
  members: {
    indexes: {
      byEmiratesId: { pk: 'emiratesIdPk', sk: 'pk' },
      byPolicy: { pk: 'policyPk', sk: 'pk' },
      byName: { pk: 'namePk', sk: 'nameSk' },
    },
  },
  errors: {
    indexes: {
      bySeen: { pk: 'seenPk', sk: 'seenId' },
      bySide: { pk: 'sidePk', sk: 'seenId' },
      byArea: { pk: 'areaPk', sk: 'seenId' },
      byGroup: { pk: 'groupPk', sk: 'seenId' },
      byRequest: { pk: 'requestPk', sk: 'seenId' },
    },
    expiresAttribute: 'expiresAt',
  },
  audit: { indexes: { byRecord: { pk: 'recordPk', sk: 'at' } } },
} as const satisfies Record<string, TableDefinition>;

export type TableName = keyof typeof tables;
