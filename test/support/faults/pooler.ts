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
  private readonly server = createServer((client) => {
    this.track(client);
    client.once('data', (startup: Buffer) => this.open(client, startup));
  });

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
    const server = connect({ host: this.database.hostname, port: Number(this.database.port) });
    this.track(server);
    server.write(startup);
    client.pipe(server).pipe(client);
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}

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
