import { describe, expect, it } from 'vitest';
import { roles } from '../../shared/_field/roles.ts';
import { importKinds } from '../../shared/sheetImport/kindsByName.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { hostileFiles } from '../support/hostileFiles.ts';
import { importsOf } from '../support/imports.ts';
import { allRoutes } from '../support/routes.ts';
import { anOwner, payerOf, tenantRoles } from './owner.ts';
import { sampleInput } from './sampleInput.ts';

const { store } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';

const forms = (await allRoutes()).filter(({ endpoint }) => endpoint.takesFile);
const everybody = () => signIn({ roles: [...roles] });

/** Who sends a form, and what stands beside its file. */
async function senderOf(name: string): Promise<{ as: SignedIn; fields: object }> {
  if (name !== 'uploadBasicFormulary') return { as: await everybody(), fields: {} };
  const owner = await anOwner(store);
  return { as: owner.payer, fields: { payerId: payerOf(owner) } };
}

interface Taken {
  /** What was stored, by whichever of these counts the call has. */
  readonly added?: number;
  readonly accepted?: number;
  readonly versionId?: string | null;
  readonly findings?: readonly { readonly row: number; readonly code: string }[];
}

/** Why a form was refused: what its errors say, or its findings about the file as a whole. */
const reasonsOf = ({ errors, data }: { errors: readonly { message: string }[]; data: Taken | null }): string[] => [
  ...errors.map(({ message }) => message),
  ...(data?.findings ?? []).filter(({ row }) => row === 0).map(({ code }) => code),
];

/** What the reasons must say, where a file's harm has a name of its own; of no file may they say nothing. */
const named: Readonly<Record<string, RegExp>> = {
  'an empty file': /^The file is empty\.$/,
  'a workbook behind a password': /password/i,
  'an archive with encrypted entries': /password/i,
  'macros under the name of a plain workbook': /macros/,
  'a macro sheet': /macros/,
  'a link to another workbook': /links/i,
  'a bomb: a picture that unpacks a thousandfold': /too\s?large/i,
  'a bomb: a sheet that unpacks a thousandfold': /too\s?large/i,
  'a thousand entries': /too\s?large/i,
  'a row number that no sheet has': /too\s?large/i,
};

it('the portal has forms that take a file', () => {
  expect(forms.map(({ name }) => name).sort()).toEqual([
    'importClinicians',
    'importMembersFromExcel',
    'uploadBasicFormulary',
    'uploadBlacklist',
  ]);
});

describe.each(forms.map((route) => [route.name, route] as const))('%s', (name, { handler, endpoint }) => {
  it.each(hostileFiles)('refuses %s with its reason, and stores nothing', async (what, fileName, content) => {
    const { as, fields } = await senderOf(name);
    const { query, body } = sampleInput(endpoint);
    const file = new File([new Uint8Array(content())], fileName);
    const sent = { as, query, body: { ...(body as object), ...fields, file } };
    const answer = await callAnything<Taken>(handler, endpoint, sent);
    expect([200, 400, 413]).toContain(answer.http);
    const reasons = reasonsOf(answer);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.join(' ')).toMatch(named[what] ?? /./);
    expect([answer.data?.added ?? 0, answer.data?.accepted ?? 0, answer.data?.versionId ?? null]).toEqual([0, 0, null]);
  });
});

// The engine has one reader for all kinds: a new kind is here by its line in `importKinds`.
describe.each(Object.values(importKinds))('an import of $name', ({ name, scopes, settings }) => {
  const { sent, reading } = importsOf(name, {});
  const sender = async () => {
    if (scopes.includes('all')) return everybody();
    return scopes.includes('payer') ? (await anOwner(store)).payer : signIn({ roles: tenantRoles });
  };

  // The portal's own people say with a sheet which payer it is about.
  const about = settings?.includes('payerId') ? { payerId: '101' } : undefined;

  it('of each hostile file says why it cannot be read, or that it has not the columns', async () => {
    const as = await sender();
    for (const [what, fileName, content] of hostileFiles) {
      // An upload of no bytes is refused before it begins.
      if (what === 'an empty file') {
        await expect(sent(as, fileName, content(), about), what).rejects.toThrow('Not announced');
        continue;
      }
      const { failure, missing } = await reading(as, await sent(as, fileName, content(), about));
      expect(failure ?? missing.join(), what).toMatch(/./);
    }
  });
});
