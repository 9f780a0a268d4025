// biome-ignore lint/suspicious/noExplicitAny: templates are plain JSON of any shape
type Json = any;

/** The resources of a template, by their ids. */
export type Resources = Readonly<Record<string, { readonly Type: string }>>;

/** The template of one stack, and the names that others know it by. */
export interface StackTemplate {
  /** The id of the stack in the app, such as `Stateful`. */
  readonly id: string;
  readonly stackName: string;
  readonly template: {
    readonly Resources?: Resources;
    readonly Outputs?: Record<string, { readonly Value: Json; readonly Export?: { readonly Name: string } }>;
  };
}

/** What a stack's references mean in the template that holds all stacks. */
interface Meaning {
  readonly own: (id: string) => string;
  /** The values that stacks tell each other, by name. */
  readonly values: ReadonlyMap<string, Json>;
  readonly joins?: boolean;
}

const partsOf = (value: Json): Json[] => (typeof value === 'string' ? [value] : [`\${${JSON.stringify(value)}}`]);

/** A reference, resolved; undefined for what is none. */
function reference(name: string, given: Json, meaning: Meaning): Json {
  const { own, values, joins } = meaning;
  if (name === 'Ref') return { Ref: own(given) };
  if (name === 'Fn::GetAtt') return { 'Fn::GetAtt': [own(given[0]), given[1]] };
  if (name === 'Fn::ImportValue') return values.get(given);
  if (name === 'Fn::GetStackOutput') return values.get(`${given.StackName} ${given.OutputName}`);
  if (name !== 'Fn::Join' || !joins) return undefined;
  return resolved(given[1], meaning).flatMap(partsOf).join(given[0]);
}

/** A value of a stack as it would stand in a template that holds all stacks. */
function resolved(value: Json, meaning: Meaning): Json {
  if (Array.isArray(value)) return value.map((each) => resolved(each, meaning));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries<Json>(value);
  const [[name, given] = ['', undefined]] = entries;
  const meant = entries.length === 1 ? reference(name, given, meaning) : undefined;
  return meant ?? Object.fromEntries(entries.map(([key, each]) => [key, resolved(each, meaning)]));
}

const nameIn =
  ({ id, template }: StackTemplate) =>
  (resource: string): string =>
    template.Resources?.[resource] ? id + resource : resource;

/**
 * All stacks as one template. The rules of cfn-guard follow a reference within a template and no further: a queue whose key stands in
 * another stack would count as one without. The rule for permissions reads texts only, so what CloudFormation joins is a text there; the
 * rules for buckets read joins.
 */
export function oneTemplate(stacks: readonly StackTemplate[]): Json {
  const values = new Map<string, Json>();
  for (const stack of stacks) {
    for (const [name, { Value, Export }] of Object.entries(stack.template.Outputs ?? {})) {
      const value = resolved(Value, { own: nameIn(stack), values });
      values.set(`${stack.stackName} ${name}`, value);
      if (Export) values.set(Export.Name, value);
    }
  }
  const resources = stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources ?? {}).map(([id, resource]) => {
      const joins = resource.Type === 'AWS::Lambda::Permission';
      return [stack.id + id, resolved(resource, { own: nameIn(stack), values, joins })] as const;
    }),
  );
  return { AWSTemplateFormatVersion: '2010-09-09', Resources: Object.fromEntries(resources) };
}

/** The resources that are chosen, and those that these refer to. */
export function withReferences(all: Resources, isChosen: (resource: Resources[string]) => boolean): Resources {
  const chosen = Object.entries(all).filter(([, resource]) => isChosen(resource));
  // An id stands in `Ref` and `Fn::GetAtt`, and within the text that a join has become.
  const words = chosen.flatMap(([, resource]) => JSON.stringify(resource).match(/\w+/g) ?? []);
  const ids = new Set([...chosen.map(([id]) => id), ...words]);
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}
