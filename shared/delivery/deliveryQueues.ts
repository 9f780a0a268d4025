/**
 * What leaves the portal, or a part of it: questions to payers, questions that are taken back, answers of reviewers to facilities, answers of payers
 * that came as files, questions and cancellations that go as files, requests for approval, claims, and mails.
 */
export const deliveryKinds = [
  ...(['eligibility', 'cancellation', 'deskAnswer', 'eligibilityAnswer'] as const),
  ...(['eligibilityFile', 'cancellationFile', 'authorization', 'claimFile', 'email'] as const),
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** The queue on which entries of the outbox wait, by their kind. A queue has a worker of its own, with the rights of its kinds. */
export const deliveryQueues = {
  eligibility: 'payers',
  cancellation: 'payers',
  deskAnswer: 'payers',
  eligibilityAnswer: 'payers',
  // What needs the credentials of a facility.
  eligibilityFile: 'authorizations',
  cancellationFile: 'authorizations',
  authorization: 'authorizations',
  claimFile: 'authorizations',
  email: 'mails',
} as const satisfies Record<DeliveryKind, string>;

export type DeliveryQueue = (typeof deliveryQueues)[DeliveryKind];

/** The kinds that wait on a queue. */
export type DeliveryKindOn<Queue extends DeliveryQueue> = {
  [Kind in DeliveryKind]: (typeof deliveryQueues)[Kind] extends Queue ? Kind : never;
}[DeliveryKind];
