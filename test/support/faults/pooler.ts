import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The startup parameters that PgBouncer accepts. It rejects all others unless `ignore_startup_parameters` lists them, and Debian's package
 * lists none: www.pgbouncer.org/config.html#ignore_startup_parameters
 */
const knownParameters = [
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
];

/** A pooler between the product and PostgreSQL that keeps sessions and is as strict about startup as PgBouncer. */
export class StrictPooler {
  private readonly sockets = new Set<Socket>();
  private isDatabaseLost = false;
  private readonly server = createServer((client) => {
    this.track(client);
    client.once('data', (startup: Buffer) => this.open(client, startup));
    client.on('close', () => this.servers.get(client)?.destroy());
  });

  private readonly servers = new Map<Socket, Socket>();

  private constructor(private readonly database: URL) {}

  static async before(databaseUrl: string): Promise<StrictPooler> {
    const pooler = new StrictPooler(new URL(databaseUrl));
    pooler.server.listen(0, '127.0.0.1');
    await once(pooler.server, 'listening');
    return pooler;
  }

  get url(): string {
    const url = new URL(this.database);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** PostgreSQL vanishes without closing its connections. The pooler still signs clients in, and keeps their statements. */
  loseDatabase(): void {
    this.isDatabaseLost = true;
    for (const [client, server] of this.servers) {
      client.unpipe(server);
      server.unpipe(client);
      client.resume();
    }
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private open(client: Socket, startup: Buffer): void {
    const unknown = parametersOf(startup).find((name) => !knownParameters.includes(name.toLowerCase()));
    if (unknown !== undefined) {
      client.end(fatal(`unsupported startup parameter: ${unknown}`));
      return;
    }
    if (this.isDatabaseLost) {
      client.write(signedIn);
      client.resume();
      return;
    }
    const server = connect({ host: this.database.hostname, port: Number(this.database.port) });
    this.track(server);
    this.servers.set(client, server);
    server.on('close', () => this.servers.delete(client));
    server.write(startup);
    client.pipe(server).pipe(client);
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}

/** AuthenticationOk and ReadyForQuery. */
const signedIn = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/** StartupMessage: a length, the protocol version, then zero-terminated names and values. */
function parametersOf(startup: Buffer): string[] {
  const texts = startup.subarray(8).toString('utf8').split('\0');
  return texts.filter((text, index) => index % 2 === 0 && text !== '');
}

/** ErrorResponse: 'E', a length, then fields, each a letter and a zero-terminated text. */
function fatal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0', 'latin1');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
