import { describe, expect, it } from 'vitest';
import { roles } from '../../shared/_field/roles.ts';
import { callAnything, startBackend } from '../support/api.ts';
import { canary, foundIn } from '../support/canary.ts';
import { kitAlone } from '../support/kitAlone.ts';
import { sampleInput } from './sampleInput.ts';

await startBackend();
// What is wrong never reaches an operation: the kit alone keeps its words out. What goes well, and what fails: rightCalls.test.ts.
const kit = kitAlone();
const stored = { firstName: canary.name, lastName: canary.name, emiratesId: canary.emiratesId };
const as = await kit.signIn({ roles: [...roles], ...stored });
const secrets = [as.token, as.user.userName, as.user.displayName];

function wrongInputs(sent: { readonly query?: object; readonly body?: object }) {
  const { emiratesId, name, password, token } = canary;
  const surprise = { [name]: name, emiratesId, password, token };
  const wrongKinds = (part: object = {}) => Object.fromEntries(Object.keys(part).map((field) => [field, surprise]));
  return [
    { ...sent, query: surprise, body: surprise },
    { ...sent, query: wrongKinds(sent.query), body: wrongKinds(sent.body) },
    { ...sent, rawBody: `{"${name}": ${emiratesId}, ${password} ${token}` },
    { ...sent, headers: { authorization: `Bearer ${token}`, cookie: token, 'idempotency-key': token } },
  ];
}

describe.each(kit.routes.map((route) => [route.name, route] as const))('wrong input of %s', (_name, route) => {
  const { handler, endpoint, usePostTwin } = route;

  it('stands in no log line, no metric, no error and no clear text of the audit trail', async () => {
    const before = { lines: kit.logLines.length, audits: kit.audits.length, errors: kit.errors.length };
    for (const wrong of wrongInputs(sampleInput(endpoint))) {
      const headers = {
        referer: `https://portal.example/?token=${canary.token}`,
        ...('headers' in wrong ? wrong.headers : {}),
      };
      await callAnything(handler, endpoint, { usePostTwin, as, ...wrong, headers });
    }
    const lines = kit.logLines.slice(before.lines);
    expect(lines).toHaveLength(4);
    expect(lines.flatMap((line) => foundIn(line, secrets))).toEqual([]);
    const audits = kit.audits.slice(before.audits).map((record) => JSON.stringify(record));
    expect(audits.flatMap((text) => foundIn(text, [as.token]))).toEqual([]);
    expect(kit.errors.slice(before.errors)).toEqual([]);
  });
});
