import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { manifestsOf } from './manifests.js';

const cookieName = 'fanfare_server';

/**
 * What the ingress of hosting/kubernetes does with sockets: the cookie names the server, after the manifest's own rule has
 * edited it; without one, the server with the fewest connections is taken.
 */
export class StickyProxy {
  private readonly sockets = new Set<Socket>();
  private readonly servers: { port: number; connections: number }[] = [];
  private readonly server = createServer((client) => {
    this.track(client);
    client.once('data', (head: Buffer) => this.open(client, head));
  });

  static async start(): Promise<StickyProxy> {
    const proxy = new StickyProxy();
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** Adds a server. @returns the cookie that pins a visitor to it */
  add(url: string): string {
    const length = this.servers.push({ port: Number(new URL(url).port), connections: 0 });
    return `${cookieName}=${length - 1}`;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private open(client: Socket, head: Buffer): void {
    const chosen = this.choose(head.toString('latin1'));
    if (!chosen) throw new Error('There is no such server');
    chosen.connections += 1;
    const server = connect({ port: chosen.port, host: '127.0.0.1' });
    this.track(server);
    server.on('close', () => {
      chosen.connections -= 1;
      client.destroy();
    });
    client.on('close', () => server.destroy());
    server.write(head);
    client.pipe(server).pipe(client);
  }

  private choose(head: string): { port: number; connections: number } | undefined {
    const [, cookies = ''] = /^cookie: (.*)$/im.exec(head) ?? [];
    const kept = isFree(head) ? cookies.replace(cookieRule().pattern, '$1$2') : cookies;
    const [, pinned] = new RegExp(`${cookieName}=(\\d+)`).exec(kept) ?? [];
    if (pinned !== undefined) return this.servers[Number(pinned)];
    const fewest = Math.min(...this.servers.map(({ connections }) => connections));
    return this.servers.find(({ connections }) => connections === fewest);
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}

/** Whether the manifest's rule applies to a request. */
function isFree(head: string): boolean {
  const { parameter, value } = cookieRule();
  const [, path = ''] = head.split(' ');
  return new URL(path, 'http://localhost').searchParams.get(parameter) === value;
}

/** The rule that removes the cookie: docs.haproxy.org/2.8/configuration.html#4.2-http-request%20replace-header */
function cookieRule(): { pattern: RegExp; parameter: string; value: string } {
  const { annotations = {} } = manifestsOf('Service').get('fanfare-sockets')?.metadata ?? {};
  const rule = /replace-header Cookie (\S+) \\1\\2 if \{ url_param\((\w+)\) (\w+) \}/;
  const [, pattern, parameter, value] = rule.exec(annotations['haproxy.org/backend-config-snippet'] ?? '') ?? [];
  if (!pattern || !parameter || !value) throw new Error('The manifest has no rule that removes the cookie');
  return { pattern: new RegExp(pattern), parameter, value };
}
