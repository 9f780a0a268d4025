import { AwsError } from '../../../infra/local/aws/service.ts';

export interface SimulatedFunction {
  readonly name: string;
  variables: Readonly<Record<string, string>>;
  reserved: number | null;
}

/** Lambda's calls that list functions and reserve their concurrency. A function on each page. */
export function lambdaConcurrency(functions: readonly SimulatedFunction[]) {
  const described = ({ name, variables }: SimulatedFunction) => ({
    ...{ FunctionName: name, Timeout: 0, Environment: { Variables: variables } },
  });
  const list = (marker: string | null): object => {
    const at = Number(marker ?? 0);
    const page = functions.slice(at, at + 1).map(described);
    return { Functions: page, ...(at + 1 < functions.length && { NextMarker: String(at + 1) }) };
  };
  const concurrency = (method: string, each: SimulatedFunction, body: string): object => {
    if (method === 'PUT')
      each.reserved = (JSON.parse(body) as { ReservedConcurrentExecutions: number }).ReservedConcurrentExecutions;
    if (method === 'DELETE') each.reserved = null;
    return each.reserved === null ? {} : { ReservedConcurrentExecutions: each.reserved };
  };
  /** The name of the call, as rights name it. */
  const operation = (method: string, { pathname }: URL): string => {
    if (/\/functions\/?$/.test(pathname)) return 'ListFunctions';
    return { GET: 'GetFunctionConcurrency', PUT: 'PutFunctionConcurrency' }[method] ?? 'DeleteFunctionConcurrency';
  };
  const call = (method: string, url: URL, body: string): object => {
    if (/\/functions\/?$/.test(url.pathname)) return list(url.searchParams.get('Marker'));
    const name = decodeURIComponent(/\/functions\/([^/]+)\/concurrency$/.exec(url.pathname)?.[1] ?? '');
    const found = functions.find((each) => each.name === name);
    if (!found) throw new AwsError('ResourceNotFoundException', `Function not found: ${name}`, 404);
    return concurrency(method, found, body);
  };
  return { operation, call };
}
