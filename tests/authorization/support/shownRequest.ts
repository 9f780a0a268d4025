/** The part of a request for approval that its forms read. */
export const shownRequest = {
  ...{ authorizationId: 'a-1', version: 1, payerId: 301, emiratesId: null, cardNumber: null, patientName: null },
  ...{ information: [], form: { lines: [] }, moves: [], events: [], attachments: [] },
};
