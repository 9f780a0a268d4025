import * as z from 'zod';
import { boundedText } from '../boundedText.ts';
import { type AskRegister, answerOf, longestAnswer, type RegisterAnswer } from './clinicianRegister.ts';
import { jsonOf } from './riayati.ts';

const frame = z.object({ Success: z.boolean(), StatusCode: z.number(), Entities: z.array(z.unknown()).max(1) });

function said(status: number, body: string): RegisterAnswer {
  const parsed = frame.safeParse(jsonOf(body));
  if (!parsed.success || parsed.data.StatusCode !== status || status !== 200 || !parsed.data.Success) {
    return { kind: 'unanswered' };
  }
  const [row] = parsed.data.Entities;
  return row === undefined ? { kind: 'notListed', answer: body } : answerOf(row, body);
}

/** Riayati's list of clinicians over REST: `GET /api/Clinician/View?licenseNo=`. A list without a row does not have the licence. */
export const riayatiRegister =
  (baseUrl: string, timeoutMs: number): AskRegister =>
  async (licenseNo) => {
    try {
      const address = `${baseUrl.replace(/\/$/, '')}/api/Clinician/View?licenseNo=${encodeURIComponent(licenseNo)}`;
      const response = await fetch(address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await boundedText(response, longestAnswer);
      return body === null ? { kind: 'unanswered' } : said(response.status, body);
    } catch {
      return { kind: 'unanswered' };
    }
  };
