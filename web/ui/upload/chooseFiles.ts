import { type UploadLimits, type UploadProblem, uploadProblems } from '../../../shared/_field/fileUpload.ts';

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The files held after others were added: those in order are kept up to the limit, and what was wrong with the rest is said.
 * Where one file is allowed, the new one takes the place of the old.
 */
export function chooseFiles(
  held: readonly File[],
  added: readonly File[],
  limits: UploadLimits,
): { files: File[]; problems: UploadProblem[] } {
  const each = { ...limits, maxFiles: Number.POSITIVE_INFINITY };
  const isNew = (file: File) => !held.some((other) => isSame(file, other));
  const inOrder = added.filter((file) => isNew(file) && uploadProblems([file], each).length === 0);
  const isReplaced = limits.maxFiles === 1 && inOrder.length === 1;
  const wanted = isReplaced ? inOrder : [...held, ...inOrder];
  const tooMany = uploadProblems(wanted, limits).filter(({ kind }) => kind === 'count');
  return { files: wanted.slice(0, limits.maxFiles), problems: [...uploadProblems(added, each), ...tooMany] };
}
