import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { type HttpAnswer, jsonAnswer, refusal } from '../http/answer.ts';

const line = z
  .looseObject({ at: z.iso.datetime(), requestId: z.string().optional(), causeId: z.string().optional() })
  .transform(({ _aws, ...shown }) => shown);
type Line = z.output<typeof line>;

function linesAbout(requestId: string, text: string): Line[] {
  const candidates = text.split('\n').filter((each) => each.includes(requestId));
  return candidates.flatMap((each) => {
    try {
      const { data } = line.safeParse(JSON.parse(each));
      return data && (data.requestId === requestId || data.causeId === requestId) ? [data] : [];
    } catch {
      // The place of an error in the code takes lines of its own.
      return [];
    }
  });
}

/**
 * `GET /local/requests?id=<request id>`: every line that the call wrote, and what it began in workers and at payers, oldest first. It is what the search
 * "Follow a request" finds in the cloud.
 */
export const createFollowApi =
  (logsDirectory: string) =>
  (request: Pick<IncomingMessage, 'url'>): HttpAnswer => {
    const requestId = new URL(request.url ?? '', 'http://localhost').searchParams.get('id');
    if (!requestId) return refusal('invalidInput');
    const files = readdirSync(logsDirectory).map((name) => [name, readFileSync(join(logsDirectory, name), 'utf8')]);
    const lines = files.flatMap(([name = '', text = '']) =>
      linesAbout(requestId, text).map((each) => ({ log: name.replace(/\.log(\.old)?$/, ''), ...each })),
    );
    return jsonAnswer(
      200,
      lines.sort((one, other) => one.at.localeCompare(other.at)),
    );
  };
