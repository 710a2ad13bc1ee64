import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import { createLog } from '../../../backend/src/common/logger.js';
import { traceIfConfigured } from '../../../backend/src/tracing/trace-if-configured.js';
import { describeApp } from '../../support/describe-app.js';
import { addMessages } from '../../support/factories.js';
import { until } from '../../support/replies.js';

/** A span in OTLP's JSON format: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
  status: { code?: number };
}

interface Export {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector that requires a key and only accepts OTLP's JSON. */
class Collector {
  readonly spans: SentSpan[] = [];
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      void buffer(request).then((body) => {
        if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end();
        if (request.headers.authorization !== 'Bearer key') return response.writeHead(401).end();
        if (request.headers['content-type'] !== 'application/json') return response.writeHead(415).end();
        const { resourceSpans } = JSON.parse(body.toString()) as Export;
        this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
        return response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server?.close();
  }
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const whispered = 'a whispered plan for the album';

describe('traces', () => {
  const collector = new Collector();
  const lines: string[] = [];
  let endpoint: string;
  let stop: () => Promise<void>;
  const complaints: string[] = [];

  beforeAll(async () => {
    endpoint = await collector.start();
  });
  afterAll(() => collector.close());

  const { app } = describeApp({
    worker: true,
    env: () => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
      LOG_LEVEL: 'info',
    }),
    log: { write: (line: string) => void lines.push(line) },
  });
  beforeAll(async () => {
    const log = createLog('warn', { write: (line: string) => void complaints.push(line) });
    stop = await traceIfConfigured(app.env, 'fanfare-test', log);
  });

  it('follow a call through its job to the model, with ids but nothing that people wrote', async () => {
    const artist = app.visitor();
    const user = await artist.subscribe();
    const { id: chatId } = await artist.chat();
    await addMessages(app.database, chatId, [`My single is out: ${whispered}`, 'Good.']);
    const response = await fetch(`${app.url}/api/generate-pdf`, {
      method: 'POST',
      headers: {
        cookie: artist.cookie,
        origin: app.env.publicUrl,
        'content-type': 'application/json',
        traceparent: `00-${traceId}-${callerSpan}-01`,
      },
      body: JSON.stringify({ chatId }),
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    const socket = io(app.url, {
      transports: ['websocket'],
      extraHeaders: { cookie: artist.cookie, origin: app.env.publicUrl },
    });
    await socket.emitWithAck('reply:sync', { chatId });
    socket.close();
    await artist.get('/api/no-such-route');
    await until(() => Promise.resolve(lines.some((line) => line.includes(traceId))));
    await stop();

    const inTrace = collector.spans.filter((span) => span.traceId === traceId);
    const named = (name: string): SentSpan => {
      const found = inTrace.find((span) => span.name === name);
      if (!found) throw new Error(`No span ${name} among ${inTrace.map((span) => span.name).join(', ')}`);
      return found;
    };
    const call = named('POST /api/generate-pdf');
    const model = named('model one_sheet');
    const job = inTrace.find((span) => span.spanId === model.parentSpanId);
    expect([call.parentSpanId, job?.name, job?.parentSpanId]).toEqual([callerSpan, 'job one-sheets', call.spanId]);
    expect(call.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    expect(call.attributes).toContainEqual({
      key: 'fanfare.request_id',
      value: { stringValue: response.headers.get('x-request-id') },
    });
    expect(model.attributes.map(({ key }) => key)).toContain('gen_ai.usage.output_tokens');
    expect(inTrace.some((span) => span.name.startsWith('sql ') && span.parentSpanId === job?.spanId)).toBe(true);
    expect(collector.spans.map((span) => span.name)).toContain('socket reply:sync');

    // Each log line of the call and of its job can be found by the trace.
    const ofTrace = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['traceId'] === traceId);
    expect(ofTrace.length).toBeGreaterThan(0);

    const all = JSON.stringify(collector.spans);
    for (const secret of [whispered, user.email, artist.cookie]) expect(all).not.toContain(secret);
    expect(complaints).toEqual([]);
  });
});
