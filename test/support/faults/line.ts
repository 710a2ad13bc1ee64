import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server whose connections can be cut at any byte, for both sides. */
export class CuttableLine {
  private readonly ends = new Set<Socket>();
  private isDown = false;
  private readonly server = createServer((near) => {
    if (this.isDown) {
      near.destroy();
      return;
    }
    const far = connect({ port: Number(this.target.port), host: this.target.hostname, noDelay: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        this.ends.delete(one);
      });
    }
  });

  private constructor(private readonly target: URL) {}

  /** @param url the server's address */
  static async to(url: string): Promise<CuttableLine> {
    const line = new CuttableLine(new URL(url));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The server's address through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Cuts the connections and blocks new ones for some milliseconds. */
  cut(downMs: number): void {
    this.takeDown();
    setTimeout(() => this.bringBack(), downMs);
  }

  /** Cuts the connections and blocks new ones. */
  takeDown(): void {
    this.isDown = true;
    for (const end of this.ends) end.resetAndDestroy();
  }

  bringBack(): void {
    this.isDown = false;
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }
}
