import { type UploadProblem, uploadMessage } from '../../../shared/_field/fileUpload.ts';
import { messageText } from '../../base/messageText.ts';

/** What is wrong with files that were chosen. */
export const uploadProblemText = (problem: UploadProblem): string =>
  messageText({
    code: problem.kind,
    message: uploadMessage(problem),
    textKey: `ui:upload.${problem.kind}`,
    values: problem.values,
  });
