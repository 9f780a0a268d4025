import type { IncomingMessage } from 'node:http';
import type { Queue } from '../aws/queue.ts';
import type { LocalLambda } from '../functions/lambda.ts';
import { type HttpAnswer, jsonAnswer } from '../http/answer.ts';
import type { LineMetrics } from './lineMetrics.ts';
import { type MetricsReport, metricsPage, type Saturation } from './metricsPage.ts';

export interface MetricsSources {
  readonly lines: LineMetrics;
  readonly queues: readonly Queue[];
  readonly lambdas: readonly LocalLambda[];
}

const saturationOf = ({ queues, lambdas }: MetricsSources): Saturation => ({
  queues: queues.map((queue) => ({
    name: queue.definition.name,
    messages: queue.length,
    oldestSeconds: queue.oldestSeconds(),
  })),
  functions: lambdas
    .filter(({ isLoaded }) => isLoaded)
    .map(({ definition, running }) => ({ name: definition.name, running })),
  memoryMb: process.memoryUsage().rss / 1024 ** 2,
});

/** `GET /local/metrics`: a page for a browser, and the same as JSON for all others. */
export const createMetricsApi =
  (sources: MetricsSources) =>
  (request: Pick<IncomingMessage, 'headers'>): HttpAnswer => {
    const report: MetricsReport = { rows: sources.lines.rows(), saturation: saturationOf(sources) };
    if (!request.headers.accept?.includes('text/html')) return jsonAnswer(200, report);
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: metricsPage(report),
    };
  };
