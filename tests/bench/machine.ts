import { availableParallelism, cpus, totalmem, type } from 'node:os';

/** What the numbers were measured on, without anything that names the place. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB memory`;
  return [`${availableParallelism()} cores (${model})`, memory, type(), `Node ${process.versions.node}`].join(', ');
}
