import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The name of a Redis command, in the protocol's arrays of strings. */
const redisCommand = /\*\d+\r\n\$\d+\r\n(\w+)\r\n/g;

/** A proxy in front of a server that can swallow all traffic in both directions, like a network that drops packets. */
export class SwallowingLine {
  private readonly ends = new Set<Socket>();
  /** The server's end of each connection. */
  private readonly far = new Set<Socket>();
  /** The client's ends of connections that stay silent even if others work. */
  private readonly silent = new Set<Socket>();
  private isSwallowing = false;
  private swallowed = '';
  private readonly server = createServer((near) => {
    const far = connect({ port: Number(this.target.port), host: this.target.hostname, noDelay: true });
    this.far.add(far);
    far.on('close', () => this.far.delete(far));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one);
      one.on('data', (piece) => {
        if (!this.isSwallowing && !this.silent.has(one)) other.write(piece);
        else if (one === near) this.swallowed = (this.swallowed + piece.toString('latin1')).slice(-100_000);
      });
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.ends.delete(one);
        // While swallowing, a closed connection must look as silent as an unreachable one.
        if (!this.isSwallowing && !this.silent.has(other)) other.destroy();
      });
    }
  });

  private constructor(private readonly target: URL) {}

  /** @param url the server's address */
  static async to(url: string): Promise<SwallowingLine> {
    const line = new SwallowingLine(new URL(url));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The server's address through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  swallow(): void {
    this.isSwallowing = true;
  }

  /**
   * Makes the server vanish from the connections that exist, like a host that has crashed and was replaced: clients are
   * never told, and new connections work.
   */
  silence(): void {
    for (const end of this.ends) if (!this.far.has(end)) this.silent.add(end);
    for (const end of this.far) end.destroy();
  }

  /** The names of the Redis commands swallowed since the last call. */
  takeSwallowedCommands(): Set<string> {
    const names = [...this.swallowed.matchAll(redisCommand)].map(([, name = '']) => name.toLowerCase());
    this.swallowed = '';
    return new Set(names);
  }

  /** Lets traffic through again. Connections that lost data in the meantime stay broken. */
  pass(): void {
    this.isSwallowing = false;
    for (const end of this.ends) end.destroy();
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }
}
