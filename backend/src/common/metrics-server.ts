import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.js';

/**
 * Serves `/metrics` to Prometheus, and `/live`, which shows that this process is still working, on a separate port that
 * the proxy doesn't expose.
 */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  // Memory, garbage collection, and the delay of the event loop.
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer((request, response) => {
    if (request.url === '/live') {
      response.setHeader('Content-Type', 'application/json').end('{"status":"ok"}');
      return;
    }
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.setHeader('Content-Type', metrics.registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server.unref();
}
