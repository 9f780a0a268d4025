/** The section of a version in CHANGELOG.md, without its heading; before a version has its own, what is not released yet. */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const of = (title: string) => sections.find((section) => section.split('\n', 1)[0]?.trim().startsWith(title));
  const section = of(version) ?? of('Unreleased');
  if (!section) throw new Error(`CHANGELOG.md has no section for ${version}, and none that is unreleased.`);
  return section.slice(section.indexOf('\n') + 1).trim();
}
