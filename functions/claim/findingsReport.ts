import { csvLine, csvMark } from '../../shared/_field/sheetText.ts';
import { findingWords } from '../../shared/claim/findingWords.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { ruleFacts } from '../../shared/claim/scrub.ts';
import type { JobProblem } from '../../shared/job/routes.ts';

/** Some 60 MB; what is found beyond it is counted only. */
const mostReportLines = 200_000;

const severities = {
  block: ['Cannot be sent', 'لا يمكن إرسالها'],
  warn: ['Please check', 'يرجى التحقق'],
  refused: ['Not taken over', 'لم تُستورد'],
} as const;

const head = csvLine([
  ...['Claim number in the file', 'Claim', 'Line', 'Field', 'Severity', 'Rule', 'Remark'],
  ...['What is wrong', 'What to do', 'Severity (Arabic)', 'الخطأ', 'ما العمل', 'Version of the rules'],
]);

function lineOf({ row, record, line, column, code, value }: JobProblem): string {
  const { severity, text, fix } = findingWords(code);
  const [english, arabic] = severities[severity];
  const places = [row, record ?? null, line ?? null, column, english, code, value];
  // Of a file that breaks off, or a claim that was not taken over, no rule speaks.
  const version = ruleFacts(code) ? rulesVersion : null;
  return csvLine([...places, text.en, fix.en, arabic, text.ar, fix.ar, version]);
}

/** All that was found in a file, as a sheet in both languages. The texts stand in few large pieces of bytes, not as a string for each line. */
export function findingsReport() {
  const pieces: Buffer[] = [];
  let waiting = csvMark + head;
  let lines = 0;
  return {
    add: (problem: JobProblem): void => {
      if (lines >= mostReportLines) return;
      lines += 1;
      waiting += lineOf(problem);
      if (waiting.length < 65_536) return;
      pieces.push(Buffer.from(waiting));
      waiting = '';
    },
    bytes: (): Uint8Array => Buffer.concat([...pieces, Buffer.from(waiting)]),
  };
}
