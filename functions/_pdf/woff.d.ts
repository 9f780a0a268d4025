/** A font file, which the Lambda bundle holds as its bytes (infra/builds/bundle.ts). */
declare module '*.woff' {
  const bytes: Uint8Array;
  // biome-ignore lint/style/noDefaultExport: the bundler exports a file's bytes as the default.
  export default bytes;
}
