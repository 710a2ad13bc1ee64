import { Client } from '../client.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { CuttableLine } from './line.js';
import { RedisProcess } from './redis.js';
import { ServerProcess } from './server.js';
import { Tab } from './tab.js';
import { WorkerProcess } from './worker.js';
import { PacedModel, type Wish } from '../models/paced-model.js';
import { seeded } from '../seeded.js';
import { readServices } from '../services.js';

/** Everything that fault tests break, and everything that must survive. */
export class FaultWorld {
  private readonly servers: ServerProcess[] = [];
  private readonly workers: WorkerProcess[] = [];
  private readonly clients: Client[] = [];
  private readonly lines: CuttableLine[] = [];
  private readonly tabs: Tab[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly redis: RedisProcess,
    readonly model: PacedModel,
    private readonly ownVariables: Record<string, string>,
  ) {}

  /** @param variables for all servers and workers, such as a Redis other than this world's */
  static async create(variables: Record<string, string> = {}): Promise<FaultWorld> {
    const model = await PacedModel.start(toRoughTokens);
    return new FaultWorld(await createDatabase(), await RedisProcess.start(), model, variables);
  }

  /** Starts another server on the same database and Redis. */
  async startServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await ServerProcess.start({ ...this.variables(), ...variables });
    this.servers.push(server);
    return server;
  }

  /** Starts another worker on the same database and Redis. */
  async startWorker(variables: Record<string, string> = {}): Promise<WorkerProcess> {
    const worker = await WorkerProcess.start({ ...this.variables(), ...variables });
    this.workers.push(worker);
    return worker;
  }

  /** Kills all workers, so none of them takes the next test's jobs. */
  async killWorkers(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((worker) => worker.kill()));
  }

  /** A browser without cookies. */
  visitor(server: ServerProcess): Client {
    const client = new Client(server.url, this.database);
    this.clients.push(client);
    return client;
  }

  /** A browser with a signed-in subscriber. */
  async artist(server: ServerProcess): Promise<Client> {
    const client = this.visitor(server);
    await client.subscribe();
    return client;
  }

  /** The same browser at another server, with the same cookies. */
  sameArtist(client: Client, server: ServerProcess): Client {
    const other = this.visitor(server);
    other.cookie = client.cookie;
    return other;
  }

  /** A proxy to a server that can be cut. */
  async line(server: ServerProcess): Promise<CuttableLine> {
    const line = await CuttableLine.to(server.url);
    this.lines.push(line);
    return line;
  }

  /** A tab on a chat, through the proxy if given. */
  async tab(client: Client, chatId: string, line?: CuttableLine): Promise<Tab> {
    const tab = await Tab.open(client, chatId, line?.url);
    this.tabs.push(tab);
    return tab;
  }

  async close(): Promise<void> {
    for (const one of [...this.tabs, ...this.lines]) one.close();
    this.clients.forEach((client) => client.close());
    await Promise.all([...this.servers.map((server) => server.kill()), this.killWorkers()]);
    await Promise.all([this.model.close(), this.redis.close()]);
    await this.database.close();
  }

  private variables(): Record<string, string> {
    const services = readServices();
    return {
      NODE_ENV: 'test',
      DATABASE_URL: this.database.url,
      DATABASE_POOL_SIZE: '5',
      REDIS_URL: this.redis.url,
      SANDBOX_URL: services.sandboxUrl,
      STRIPE_WEBHOOK_SECRET: services.webhookSecret,
      SESSION_SECRET: 'a secret of the tests that nobody else uses',
      OPENAI_API_KEY: 'any',
      OPENAI_BASE_URL: this.model.baseUrl,
      DRAIN_SECONDS: '0',
      // Dozens of artists share one address.
      RATE_LIMIT_FACTOR: '1000',
      ...this.ownVariables,
    };
  }
}

const roughWords = [
  ...[' the', ' press', ' release', 'ing', ' of', '.', ',', ' "quoted"', ' \\n', '\n\n- ', '\t', ' <b>&amp;', '**'],
  ...[' Zoë', ' e\u0301', ' 発売', 'ß', '\u2028', '\u00a0', ' 🎸', '👩‍🎤', '🇮🇸', '\u200f', ' 0.5 €', "'s", '​'],
];

/** Text that is hard to transmit: marks, scripts, quotes, and surrogate pairs split between two tokens. */
function toRoughTokens({ tokens, seed }: Wish): string[] {
  const random = seeded(seed);
  const units: string[] = [];
  while (units.length < tokens) {
    const word = roughWords[Math.floor(random() * roughWords.length)] ?? '';
    const cut = word.search(/[\ud800-\udbff]/);
    if (cut < 0 || units.length + 1 === tokens) units.push(cut < 0 ? word : ' end');
    else units.push(word.slice(0, cut + 1), word.slice(cut + 1));
  }
  return units;
}
