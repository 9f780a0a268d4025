import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { FunctionSettings } from '../../functions/_settings/functionSettings.ts';
import { AreaRoutes } from '../constructs/AreaRoutes.ts';
import { addFunctions } from '../constructs/addFunctions.ts';
import { FunctionAlarms } from '../constructs/FunctionAlarms.ts';
import { OutcomeAlarm, watchedOutcomes } from '../constructs/OutcomeAlarm.ts';
import { entryOfArea } from '../functionEntries.ts';
import type { GatewayRoute } from '../gatewayRoutes.ts';
import type { StatelessStack } from './StatelessStack.ts';

interface AreasStackProps extends StackProps {
  readonly stateless: StatelessStack;
  readonly areas: Readonly<Record<string, FunctionSettings>>;
  /** The routes of the whole API. The stack adds the routes of its areas. */
  readonly routes: readonly GatewayRoute[];
}

/** The functions of a group of areas, with their routes and their alarms. */
export class AreasStack extends Stack {
  constructor(scope: Construct, id: string, { stateless, areas, routes, ...props }: AreasStackProps) {
    super(scope, id, props);
    const { api, topic, surroundings } = stateless;
    const functions = addFunctions(this, areas, entryOfArea, surroundings);
    for (const [name, { target }] of functions) {
      const own = routes.filter(({ area }) => area === name);
      new AreaRoutes(this, `${name}Routes`, { api: api.api, authorizer: api.authorizer, routes: own, handler: target });
    }
    new FunctionAlarms(this, 'Watch', { functions, topic });
    const stage = surroundings.environment.stage;
    for (const [alarm, watched] of Object.entries(watchedOutcomes)) {
      const logGroup = functions.get(watched.area)?.logGroup;
      if (logGroup) new OutcomeAlarm(this, alarm, { logGroup, watched, stage, topic });
    }
  }
}
