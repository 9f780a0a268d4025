import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string; readonly pathNot?: readonly string[] | string };
}
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
const rows = forbidden.filter(({ name }) => name.endsWith(' may know'));

/** Whether the table of ARCHITECTURE.md refuses that one file imports the other. */
function isRefused(from: string, to: string): boolean {
  return rows.some((rule) => {
    const place = new RegExp(rule.from.path ?? '').exec(from);
    if (!place || !new RegExp(rule.to.path ?? '').test(to)) return false;
    const known = [rule.to.pathNot ?? []].flat().map((path) => path.replace('$1', place[1] ?? ''));
    return !known.some((path) => new RegExp(path).test(to));
  });
}

describe('the table of folders in ARCHITECTURE.md', () => {
  it.each([
    ['functions/member/getMember.ts', 'functions/eligibility/getEligibility.ts'],
    ['functions/member/getMember.ts', 'functions/_workers/runRegisters.ts'],
    ['functions/_data/member/member.ts', 'functions/member/ownMember.ts'],
    ['functions/_connect/payer/httpPayer.ts', 'functions/_data/payer/payer.ts'],
    ['functions/_store/cursor.ts', 'functions/_data/payer/payer.ts'],
    ['functions/_kit/scope.ts', 'functions/_store/cursor.ts'],
    ['functions/payer/findPayers.ts', 'web/base/session.ts'],
    ['web/member/MembersScreen.tsx', 'web/eligibility/useReader.ts'],
    ['web/member/MembersScreen.tsx', 'web/app/Shell.tsx'],
    ['web/ui/Dialog.tsx', 'web/parts/job/JobPanel.tsx'],
    ['web/api/client.ts', 'web/ui/Dialog.tsx'],
    ['web/base/session.ts', 'web/api/client.ts'],
    ['web/field/member/CoverChip.tsx', 'web/member/memberColumns.tsx'],
    ['web/member/MembersScreen.tsx', 'functions/_kit/scope.ts'],
    ['shared/_field/roles.ts', 'shared/_contract/errors.ts'],
    ['shared/_contract/page.ts', 'shared/member/routes.ts'],
    ['shared/member/routes.ts', 'web/base/session.ts'],
    ['infra/app.ts', 'functions/_kit/env.ts'],
    ['infra/areaSettings.ts', 'functions/member/index.ts'],
    ['infra/areaSettings.ts', 'functions/_kit/settings.ts'],
    ['functions/payerRule/demo.ts', 'functions/survey/demo.ts'],
    ['web/app/Shell.tsx', 'tests/support/store.ts'],
  ])('refuses that %s imports %s', (from, to) => {
    expect(isRefused(from, to)).toBe(true);
  });

  it.each([
    ['functions/member/getMember.ts', 'functions/_data/member/member.ts'],
    ['functions/member/getMember.ts', 'functions/member/ownMember.ts'],
    ['functions/_workers/runRegisters.ts', 'functions/member/register/memberRegister.ts'],
    ['infra/areaSettings.ts', 'functions/member/settings.ts'],
    ['web/member/MembersScreen.tsx', 'web/member/memberColumns.tsx'],
    ['web/member/MembersScreen.tsx', 'web/field/member/CoverChip.tsx'],
    ['web/base/englishTexts.ts', 'web/member/texts/en.json'],
    ['web/app/screens/ofModules.ts', 'web/member/screens.ts'],
    ['shared/worklist/routes.ts', 'shared/eligibility/routes.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(isRefused(from, to)).toBe(false);
  });
});
