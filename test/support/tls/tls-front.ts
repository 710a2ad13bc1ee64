import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A certificate for `localhost`, and the file of the private authority that signed it. Valid until 2126. */
export const localhostKey = readFileSync(file('localhost-key.pem'));
export const localhostCertificate = readFileSync(file('localhost.pem'));
export const authorityFile = file('authority.pem');

/** SSLRequest: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** The tests' PostgreSQL behind TLS: connections without it are closed, as a `hostssl` line in pg_hba.conf does. */
export class TlsFront {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => {
    this.track(client);
    client.once('data', (first: Buffer) => {
      if (first.equals(sslRequest)) this.open(client);
      else client.destroy();
    });
  });

  private constructor(private readonly database: URL) {}

  static async before(databaseUrl: string): Promise<TlsFront> {
    const front = new TlsFront(new URL(databaseUrl));
    front.server.listen(0, '127.0.0.1');
    await once(front.server, 'listening');
    return front;
  }

  /** The database's address behind TLS, under a host name and with these parameters. */
  url(host: string, parameters: Record<string, string>): string {
    const url = new URL(this.database);
    url.hostname = host;
    url.port = String((this.server.address() as AddressInfo).port);
    url.search = new URLSearchParams(parameters).toString();
    return url.href;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private open(client: Socket): void {
    client.write('S');
    const secureContext = createSecureContext({ key: localhostKey, cert: localhostCertificate });
    const plain = new TLSSocket(client, { isServer: true, secureContext });
    const server = connect({ host: this.database.hostname, port: Number(this.database.port) });
    for (const socket of [plain, server]) this.track(socket);
    plain.pipe(server).pipe(plain);
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}
