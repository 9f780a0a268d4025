/** The list of passwords alone: the package's entry point would bring keyboards and word lists along. */
declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  const passwords: readonly string[];
  // biome-ignore lint/style/noDefaultExport: the package exports its list so.
  export default passwords;
}
