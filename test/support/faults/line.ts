import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a browser and a server whose connections can be cut at any byte, for both sides. */
export class CuttableLine {
  private readonly ends = new Set<Socket>();
  private isDown = false;
  private readonly server = createServer((near) => {
    if (this.isDown) {
      near.destroy();
      return;
    }
    const far = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
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

  private constructor(private readonly port: number) {}

  /** @param url the server's address: `http://127.0.0.1:PORT` */
  static async to(url: string): Promise<CuttableLine> {
    const line = new CuttableLine(Number(new URL(url).port));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Cuts the connections and blocks new ones for some milliseconds. */
  cut(downMs: number): void {
    this.isDown = true;
    setTimeout(() => (this.isDown = false), downMs);
    for (const end of this.ends) end.resetAndDestroy();
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }
}
