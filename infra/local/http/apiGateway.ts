import type { IncomingMessage } from 'node:http';
import { InvocationError } from '../functions/functionThread.ts';
import type { LocalLambda } from '../functions/lambda.ts';
import type { RouteDefinition } from '../template/routes.ts';
import { answerOfResult, type HttpAnswer, refusal } from './answer.ts';
import { gatewayEvent } from './gatewayEvent.ts';
import { readBody } from './readBody.ts';
import { createRouter } from './router.ts';

export type ApiGateway = (request: IncomingMessage, url: URL) => Promise<HttpAnswer>;

/** The template's HTTP API: its routes, each to its function. */
export function createApiGateway(
  routes: readonly RouteDefinition[],
  lambdaOf: (functionArn: string) => LocalLambda,
): ApiGateway {
  const match = createRouter(routes);
  const lambdas = new Map(routes.map((route) => [route, lambdaOf(route.functionArn)]));
  return async (request, url) => {
    const body = await readBody(request);
    if (!body) return refusal('bodyTooLarge');
    const found = match(request.method ?? 'GET', url.pathname);
    const lambda = found && lambdas.get(found.route);
    if (!found || !lambda) return refusal('notFound');
    try {
      return answerOfResult(await lambda.invoke(gatewayEvent(request, url, body, found), found.route.timeoutMs));
    } catch (error) {
      // The gateway's own words for a function that failed or took too long; the portal's envelope carries them.
      const isTimeout = error instanceof InvocationError && error.errorType === 'Sandbox.Timedout';
      return refusal('serverError', isTimeout ? 503 : 500);
    }
  };
}
