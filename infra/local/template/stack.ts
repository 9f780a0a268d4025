import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One resource of a CloudFormation template, as written: its properties may hold intrinsic functions. */
export interface Resource {
  readonly Type: string;
  Properties?: Record<string, unknown>;
  readonly Condition?: string;
}

export interface Template {
  Resources: Record<string, Resource>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>
  >;
  readonly Parameters?: Readonly<Record<string, { readonly Default?: unknown }>>;
  readonly Mappings?: Readonly<Record<string, Record<string, Record<string, unknown>>>>;
  readonly Conditions?: Readonly<Record<string, unknown>>;
}

export interface Stack {
  readonly name: string;
  readonly region: string;
  readonly template: Template;
  /** The place of an asset's files on this machine, by the key under which a deployment would upload them. */
  readonly assets: ReadonlyMap<string, string>;
}

interface Artifact {
  readonly type: string;
  readonly environment?: string;
  readonly properties?: Readonly<Partial<Record<'templateFile' | 'stackName' | 'file' | 'directoryName', string>>>;
}

interface AssetManifest {
  readonly files?: Record<
    string,
    {
      readonly source: { readonly path?: string };
      readonly destinations: Record<string, { readonly objectKey: string }>;
    }
  >;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** All stacks of a synthesised CDK app, stages included. */
export function readAssembly(directory: string, defaultRegion = 'me-central-1'): Stack[] {
  const manifest = readJson(join(directory, 'manifest.json')) as { artifacts?: Record<string, Artifact> };
  const artifacts = Object.entries(manifest.artifacts ?? {});
  const assets = new Map<string, string>();
  for (const [, artifact] of artifacts) {
    if (artifact.type !== 'cdk:asset-manifest' || !artifact.properties?.file) continue;
    const listed = readJson(join(directory, artifact.properties.file)) as AssetManifest;
    for (const { source, destinations } of Object.values(listed.files ?? {})) {
      for (const { objectKey } of Object.values(destinations)) {
        if (source.path) assets.set(objectKey, join(directory, source.path));
      }
    }
  }
  return artifacts.flatMap(([name, { type, environment, properties }]) => {
    if (type === 'cdk:cloud-assembly' && properties?.directoryName) {
      return readAssembly(join(directory, properties.directoryName), defaultRegion);
    }
    if (type !== 'aws:cloudformation:stack' || !properties?.templateFile) return [];
    const region = environment?.split('/').at(-1);
    return [
      {
        name: properties.stackName ?? name,
        region: region && region !== 'unknown-region' ? region : defaultRegion,
        template: readJson(join(directory, properties.templateFile)) as Template,
        assets,
      },
    ];
  });
}
