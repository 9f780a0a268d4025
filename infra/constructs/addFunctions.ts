import type { Construct } from 'constructs';
import type { FunctionSettings } from '../../functions/_settings/functionSettings.ts';
import type { Environment } from '../environments.ts';
import { AreaFunction } from './AreaFunction.ts';
import type { PortalResources } from './functionPolicy.ts';

/** What all functions of an environment have in common. */
export interface FunctionSurroundings {
  /** The folder that holds functions/. */
  readonly root: string;
  readonly environment: Environment;
  readonly version: string;
  readonly resources: PortalResources;
}

/** Adds a function for each entry, by its name in infra/areaSettings.ts or infra/workerSettings.ts. */
export const addFunctions = <Name extends string>(
  scope: Construct,
  entries: Readonly<Record<Name, FunctionSettings>>,
  entryOf: (name: Name) => string,
  surroundings: FunctionSurroundings,
): Map<Name, AreaFunction> =>
  new Map(
    (Object.keys(entries) as Name[]).map((name) => {
      const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
      return [name, new AreaFunction(scope, id, { ...surroundings, entry: entryOf(name), settings: entries[name] })];
    }),
  );
