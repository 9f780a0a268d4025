import { fileSizeText } from './fileSize.ts';
import { filledText } from './sentence.ts';

/** The kinds of file that imports take (REQ-UI-02). The server looks at the content as well: a name proves nothing. */
export const importFileTypes: readonly string[] = ['xls', 'xlsx'];

/** The messages of a refused upload; what stands in double braces is filled in (REQ-VALID-15..17). */
const uploadMessages = {
  size: '{{file}}: Invalid file size, maximum upload size is {{size}}.',
  type: '{{file}}: Invalid file type, allowed file types: {{types}}.',
  count: 'Maximum number of files exceeded, limit is {{n}} at most.',
} as const;

export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** File name endings, without the dot. */
  readonly types: readonly string[];
}

export interface UploadProblem {
  readonly kind: keyof typeof uploadMessages;
  readonly values: Readonly<Record<string, string>>;
}

const typeOf = (name: string): string =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';

/** What is wrong with files before they are sent: each file's type and size, and how many they are. */
export function uploadProblems(
  files: readonly { readonly name: string; readonly size: number }[],
  { maxFiles, maxBytes, types }: UploadLimits,
): UploadProblem[] {
  const problems = files.flatMap(({ name, size }): UploadProblem[] => [
    ...(types.includes(typeOf(name))
      ? []
      : [{ kind: 'type', values: { file: name, types: types.join(', ') } } as const]),
    ...(size <= maxBytes ? [] : [{ kind: 'size', values: { file: name, size: fileSizeText(maxBytes) } } as const]),
  ]);
  if (files.length > maxFiles) problems.push({ kind: 'count', values: { n: String(maxFiles) } });
  return problems;
}

/** The English text of a problem. */
export const uploadMessage = ({ kind, values }: UploadProblem): string => filledText(uploadMessages[kind], values);
