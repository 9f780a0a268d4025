import { type Identity, identify, localAccount } from './identity.ts';
import { type Fields, isFields, oneOrMore } from './properties.ts';
import type { Resource, Stack } from './stack.ts';

/** CloudFormation's `AWS::NoValue`: the property disappears. */
const noValue = undefined;

type Intrinsic = (argument: unknown, stack: Stack) => unknown;

/** A resource as the runner uses it: its physical names and its properties without intrinsic functions. */
export interface ResolvedResource extends Identity {
  readonly stack: Stack;
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Fields;
}

/** Evaluates the intrinsic functions of all stacks of an app, references between stacks included. */
export class Resolver {
  readonly #stacks: readonly Stack[];
  readonly #endpoint: string;
  readonly #identities = new Map<Resource, Identity>();
  readonly #intrinsics: Readonly<Record<string, Intrinsic>>;

  constructor(stacks: readonly Stack[], endpoint: string) {
    this.#stacks = stacks;
    this.#endpoint = endpoint;
    this.#intrinsics = {
      Ref: (name, stack) => this.#ref(String(name), stack),
      'Fn::GetAtt': (path, stack) => this.#attribute(path, stack),
      'Fn::Sub': (argument, stack) => this.#substitute(argument, stack),
      'Fn::Join': (argument, stack) => {
        const [separator, parts] = this.#pair(argument, stack);
        return oneOrMore(parts).join(String(separator));
      },
      'Fn::Select': (argument, stack) => {
        const [index, choices] = this.#pair(argument, stack);
        return (choices as unknown[])[Number(index)];
      },
      'Fn::Split': (argument, stack) => {
        const [separator, text] = this.#pair(argument, stack);
        return String(text).split(String(separator));
      },
      'Fn::ImportValue': (name, stack) => this.#import(String(this.resolve(name, stack))),
      'Fn::FindInMap': (path, stack) => {
        const [map, first, second] = oneOrMore(this.resolve(path, stack)) as [string, string, string];
        return this.resolve(stack.template.Mappings?.[map]?.[first]?.[second], stack);
      },
      'Fn::Base64': (text, stack) => Buffer.from(String(this.resolve(text, stack))).toString('base64'),
      'Fn::If': (argument, stack) => {
        const [condition, whenTrue, whenFalse] = argument as [string, unknown, unknown];
        return this.resolve(this.holds(condition, stack) ? whenTrue : whenFalse, stack);
      },
      'Fn::Equals': (argument, stack) => {
        const [left, right] = this.#pair(argument, stack);
        return left === right;
      },
      'Fn::And': (argument, stack) => (argument as unknown[]).every((item) => this.resolve(item, stack)),
      'Fn::Or': (argument, stack) => (argument as unknown[]).some((item) => this.resolve(item, stack)),
      'Fn::Not': (argument, stack) => !this.resolve((argument as unknown[])[0], stack),
      Condition: (name, stack) => this.holds(String(name), stack),
    };
  }

  /** The value without intrinsic functions. */
  resolve(value: unknown, stack: Stack): unknown {
    if (Array.isArray(value)) return value.map((item) => this.resolve(item, stack)).filter((item) => item !== noValue);
    if (!isFields(value)) return value;
    const entries = Object.entries(value);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name) {
      const intrinsic = this.#intrinsics[name];
      // `Condition` is also a property of policy statements. There its value is an object, never a name.
      if (intrinsic && !(name === 'Condition' && typeof argument !== 'string')) return intrinsic(argument, stack);
      if (name.startsWith('Fn::')) throw new Error(`The local runner does not know ${name} (stack ${stack.name}).`);
    }
    return Object.fromEntries(
      entries.map(([key, item]) => [key, this.resolve(item, stack)]).filter(([, item]) => item !== noValue),
    );
  }

  /** All resources of all stacks whose condition holds, of the given type or types. */
  resources(...types: string[]): ResolvedResource[] {
    return this.#stacks.flatMap((stack) =>
      Object.entries(stack.template.Resources ?? {})
        .filter(([, resource]) => types.includes(resource.Type))
        .filter(([, resource]) => !resource.Condition || this.holds(resource.Condition, stack))
        .map(([logicalId, resource]) => ({
          stack,
          logicalId,
          type: resource.Type,
          properties: this.resolve(resource.Properties ?? {}, stack) as Fields,
          ...this.#identity(logicalId, resource, stack),
        })),
    );
  }

  holds(condition: string, stack: Stack): boolean {
    const expression = stack.template.Conditions?.[condition];
    if (expression === undefined) throw new Error(`Stack ${stack.name} has no condition ${condition}.`);
    return Boolean(this.resolve(expression, stack));
  }

  #pair(argument: unknown, stack: Stack): [unknown, unknown] {
    const [first, second] = argument as [unknown, unknown];
    return [this.resolve(first, stack), this.resolve(second, stack)];
  }

  #identity(logicalId: string, resource: Resource, stack: Stack): Identity {
    const known = this.#identities.get(resource);
    if (known) return known;
    // Only the name is needed, and it must not wait for properties that refer back to this resource.
    const nameFields = Object.entries(resource.Properties ?? {}).filter(([name]) => /Name$/.test(name));
    const properties = this.resolve(Object.fromEntries(nameFields), stack) as Fields;
    const naming = { stack: stack.name, region: stack.region, logicalId, properties, endpoint: this.#endpoint };
    const identity = identify(resource.Type, naming);
    this.#identities.set(resource, identity);
    return identity;
  }

  #resource(logicalId: string, stack: Stack): Identity {
    const resource = stack.template.Resources[logicalId];
    if (!resource) throw new Error(`Stack ${stack.name} refers to ${logicalId}, which it does not have.`);
    return this.#identity(logicalId, resource, stack);
  }

  #ref(name: string, stack: Stack): unknown {
    const pseudo: Record<string, unknown> = {
      'AWS::Region': stack.region,
      'AWS::AccountId': localAccount,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stack.name,
      'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${localAccount}:stack/${stack.name}/local`,
      'AWS::NoValue': noValue,
    };
    if (name in pseudo) return pseudo[name];
    const parameter = stack.template.Parameters?.[name];
    return parameter ? parameter.Default : this.#resource(name, stack).ref;
  }

  #attribute(path: unknown, stack: Stack): string {
    const [logicalId = '', ...rest] = typeof path === 'string' ? path.split('.') : oneOrMore(path);
    const attribute = rest.join('.');
    const { ref, attributes } = this.#resource(logicalId, stack);
    return attributes[attribute] ?? `${ref}.${attribute}`;
  }

  #substitute(argument: unknown, stack: Stack): string {
    const [text, values] = Array.isArray(argument) ? (argument as [string, Fields]) : [String(argument), {}];
    return text.replace(/\$\{([^}]+)\}/g, (_match, name: string) => {
      if (name.startsWith('!')) return `\${${name.slice(1)}}`;
      if (name in values) return String(this.resolve(values[name], stack));
      return String(name.includes('.') ? this.#attribute(name, stack) : this.#ref(name, stack));
    });
  }

  #import(name: string): unknown {
    for (const stack of this.#stacks) {
      for (const output of Object.values(stack.template.Outputs ?? {})) {
        if (output.Export && this.resolve(output.Export.Name, stack) === name) return this.resolve(output.Value, stack);
      }
    }
    throw new Error(`No stack exports ${name}.`);
  }
}
