import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { PostOffice, TransactionFile, UploadAnswer } from '../../_connect/postOffice/postOffice.ts';

interface Try {
  /** When the file was made, which its name says too. */
  readonly madeAt: Date;
  /** Whether the office surely does not have the file: nothing has tried before. */
  readonly isFirst: boolean;
}

/**
 * Uploads what is made of a file once it is sure that the office does not have it. Where an earlier try may have brought it, the office is
 * asked first, and nothing is sent while it does not say.
 */
export async function uploadOnceMade(
  office: PostOffice,
  file: Pick<TransactionFile, 'kind' | 'fileName'>,
  { madeAt, isFirst, upload }: Try & { readonly upload: () => Promise<UploadAnswer> },
): Promise<UploadAnswer> {
  if (isFirst) return upload();
  const taken = await office.wasTaken(file, emiratesDateOf(madeAt));
  if (taken === 'taken') return { outcome: 'accepted', findings: [] };
  return taken === 'notTaken' ? upload() : { outcome: 'unknown', findings: [] };
}

/** The same for a file that is made already. */
export const uploadOnce = (office: PostOffice, file: TransactionFile, sending: Try): Promise<UploadAnswer> =>
  uploadOnceMade(office, file, { ...sending, upload: () => office.upload(file) });
