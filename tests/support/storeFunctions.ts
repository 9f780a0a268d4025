import { join, relative } from 'node:path';
import ts from 'typescript';

/** A function that a file of `functions/_data` exports, and that reads or writes what is stored. */
export interface StoreFunction {
  /** `job/job.findJob`: folder, file and name. */
  readonly name: string;
  /** Whether an argument proves that the caller may reach what the function reads or writes: an own id, a scope, or the record. */
  readonly isProven: boolean;
}

/** The AWS SDK has thousands of declarations, of which this one is needed: the write of a transaction. */
const awsStub = `
  export interface TransactWriteItem { readonly Put?: unknown; readonly Update?: unknown; readonly Delete?: unknown; readonly ConditionCheck?: unknown }
  export interface TransactWriteCommandInput { TransactItems?: TransactWriteItem[] }
  export interface QueryCommandInput { readonly [name: string]: unknown }
  export declare class Command { constructor(input: unknown) }
  export { Command as GetCommand, Command as QueryCommand, Command as PutCommand, Command as UpdateCommand, Command as DeleteCommand,
    Command as BatchGetCommand, Command as BatchWriteCommand, Command as TransactWriteCommand };
  export interface DynamoDBDocumentClient { send(command: unknown): Promise<{ [name: string]: any }> }
`;

function openProgram(root: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(String(messageText));
    },
  });
  if (!config) throw new Error('No tsconfig.json');
  const stubFile = join(root, 'functions', 'awsStub.d.ts');
  const host = ts.createCompilerHost(config.options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === stubFile || fileExists(file);
  host.getSourceFile = (file, target) =>
    file === stubFile ? ts.createSourceFile(file, awsStub, target) : getSourceFile(file, target);
  host.resolveModuleNameLiterals = (names, from, _, options) =>
    names.map(({ text }) =>
      text.startsWith('@aws-sdk/')
        ? { resolvedModule: { resolvedFileName: stubFile, extension: ts.Extension.Dts } }
        : ts.resolveModuleName(text, from, options, host),
    );
  const files = config.fileNames.filter((file) => file.startsWith(join(root, 'functions/_data/')));
  return ts.createProgram(files, { ...config.options, types: ['node'], incremental: false, composite: false }, host);
}

/** How deep in an argument a proof is looked for: `ctx.scope.facilityId`. */
const depth = 3;

class Reader {
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  #isOurs = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((each) => !each.getSourceFile().fileName.includes('/node_modules/')) ?? false;

  #propertiesOf(type: ts.Type, at: ts.Node): ts.Type[] {
    if (type.getCallSignatures().length > 0) return [];
    const symbols = type.getProperties().filter(this.#isOurs);
    return symbols.map((symbol) => this.#checker.getTypeOfSymbolAtLocation(symbol, at));
  }

  /** The branded types of `_kit/ownIds.ts` have a property that no other type has. */
  #isProof = (type: ts.Type): boolean =>
    type.isIntersection() &&
    type.types.some((part) =>
      part.getProperties().some(({ escapedName }) => String(escapedName).startsWith('__@proof')),
    );

  /** Whether a type is or has a proof; an argument that may be a bare id instead has none. */
  hasProof(type: ts.Type, at: ts.Node, left = depth): boolean {
    if (this.#isProof(type)) return true;
    if (type.isUnion()) {
      const isBare = type.types.some((part) => (part.flags & (ts.TypeFlags.String | ts.TypeFlags.Number)) !== 0);
      return !isBare && type.types.some((part) => this.hasProof(part, at, left));
    }
    const held = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (held && !(type.flags & ts.TypeFlags.StringLike)) return this.hasProof(held, at, left);
    return left > 0 && this.#propertiesOf(type, at).some((part) => this.hasProof(part, at, left - 1));
  }

  /** Whether a function reads, writes, or makes what a read or a write needs: a transaction's item, a key, a proof. */
  isOfStore(signature: ts.Signature, at: ts.Node): boolean {
    const answer = signature.getReturnType();
    return ['Promise', 'AsyncGenerator'].includes(answer.getSymbol()?.name ?? '') || this.#makesWrite(answer, at, 2);
  }

  #makesWrite(type: ts.Type, at: ts.Node, left: number): boolean {
    if (this.#isProof(type) || type.getSymbol()?.name === 'TransactWriteItem') return true;
    if (type.isUnion()) return type.types.some((part) => this.#makesWrite(part, at, left));
    if (['pk', 'Put', 'Update'].some((name) => type.getProperty(name))) return true;
    const held = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (held && !(type.flags & ts.TypeFlags.StringLike)) return this.#makesWrite(held, at, left);
    return left > 0 && this.#propertiesOf(type, at).some((part) => this.#makesWrite(part, at, left - 1));
  }

  /** The functions that a value is or has: `findJob`, `wiring.now`. */
  functionsOf(name: string, type: ts.Type, at: ts.Node, left = 2): [string, ts.Signature][] {
    const own = type.getCallSignatures().map((signature): [string, ts.Signature] => [name, signature]);
    if (own.length > 0 || type.getConstructSignatures().length > 0) return own;
    if (left === 0) return [];
    return type
      .getProperties()
      .filter(this.#isOurs)
      .flatMap((symbol) => {
        const held = this.#checker.getTypeOfSymbolAtLocation(symbol, at);
        return this.functionsOf(`${name}.${symbol.name}`, held, at, left - 1);
      });
  }
}

/** Every function that `functions/_data` exports and that reads, writes, or makes a write, a key or a proof; by its types alone. */
export function storeFunctions(root: string): StoreFunction[] {
  const program = openProgram(root);
  const checker = program.getTypeChecker();
  const reader = new Reader(checker);
  const folder = join(root, 'functions', '_data');
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/`));
  return files.flatMap((file) => {
    const place = relative(folder, file.fileName).replace(/\.ts$/, '');
    const module = checker.getSymbolAtLocation(file);
    const exported = module
      ? checker.getExportsOfModule(module).filter(({ valueDeclaration }) => valueDeclaration)
      : [];
    return exported
      .flatMap((symbol) => reader.functionsOf(symbol.name, checker.getTypeOfSymbolAtLocation(symbol, file), file))
      .filter(([, signature]) => reader.isOfStore(signature, file))
      .map(([name, { parameters }]) => ({
        name: `${place}.${name}`,
        isProven: parameters.some((each) => reader.hasProof(checker.getTypeOfSymbolAtLocation(each, file), file)),
      }));
  });
}
