type ParameterOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<`/${More}`>
    : Rest
  : never;

/** The values of a path's parameters as the arguments behind it: `[{ jobId: string }]`, or `[]` for a path without parameters. */
export type PathValues<Path extends string> = [ParameterOf<Path>] extends [never]
  ? []
  : [values: Readonly<Record<ParameterOf<Path>, string>>];

/** The path with its `:parameters` replaced by their values, each encoded. Throws where a value is missing. */
export function addressOf<Path extends string>(path: Path, ...[values]: PathValues<Path>): string {
  const known: Readonly<Record<string, string | undefined>> = values ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = known[name];
    if (!value) throw new Error(`${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}
