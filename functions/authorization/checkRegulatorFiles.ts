import { type Attachment, attachmentTypeOf } from '../../shared/_parts/attachment.ts';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import { regulatorFiles } from '../../shared/authorization/regulatorFiles.ts';
import { invalid } from '../_kit/failure.ts';

type NamedFile = Pick<Attachment, 'fileName' | 'bytes'>;

/** Files that go to a payer by a post office are of a form and a size that it takes, and stand at a line. */
export function checkRegulatorFiles({ lines }: Pick<AuthorizationForm, 'lines'>, files: readonly NamedFile[]): void {
  if (files.length === 0) return;
  if (lines.length === 0) throw invalid('attachmentIds', 'filesNeedLine');
  const { types, largest, all } = regulatorFiles;
  const isTaken = ({ fileName, bytes }: NamedFile) =>
    types.includes(attachmentTypeOf(fileName) ?? '') && bytes <= largest;
  const together = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (!files.every(isTaken) || together > all) throw invalid('attachmentIds', 'filesNotForRegulator');
}
