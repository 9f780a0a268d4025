import type { ConnectedRegulatorId } from '../../../shared/_field/regulator.ts';
import type { PayerQuestion } from '../../_connect/payer/payer.ts';
import { eligibilityRequest } from '../../_connect/payer/priorRequest.ts';
import type { TransactionFile } from '../../_connect/postOffice/postOffice.ts';
import { writePriorRequest } from '../../_connect/postOffice/writePriorRequest.ts';
import { dispositionFlag } from '../../_parts/postOffice/dispositionFlag.ts';

/**
 * The file of a question. `question.sentAt` is the instant of the request, not of the try: with the number it makes the file's name, by which a lost upload
 * is found again, by whatever entry it went.
 */
export const fileOf = (question: PayerQuestion, regulatorId: ConnectedRegulatorId): TransactionFile =>
  writePriorRequest(eligibilityRequest(question, dispositionFlag()), regulatorId);
