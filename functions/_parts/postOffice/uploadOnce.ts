import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { PostOffice, TransactionFile, UploadAnswer } from '../../_connect/postOffice/postOffice.ts';

interface Try {
  /** When the file was made, which its name says too. */
  readonly madeAt: Date;
  /** Whether the office surely does not have the file: nothing has tried before. */
  readonly isFirst: boolean;
}

/** Uploads a file, unless an earlier try may have brought it: then the office is asked first whether it has it, and nothing is sent while it does not say. */
export async function uploadOnce(
  office: PostOffice,
  file: TransactionFile,
  { madeAt, isFirst }: Try,
): Promise<UploadAnswer> {
  if (isFirst) return office.upload(file);
  const taken = await office.wasTaken(file, emiratesDateOf(madeAt));
  if (taken === 'taken') return { outcome: 'accepted', findings: [] };
  return taken === 'notTaken' ? office.upload(file) : { outcome: 'unknown', findings: [] };
}
