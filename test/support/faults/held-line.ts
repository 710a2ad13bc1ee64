import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The command at which a line is held. */
export interface Hold {
  /** Texts that must all occur in the command. */
  texts: string[];
  /** `asked`: the command doesn't get through. `answered`: it does, but its response doesn't. */
  when: 'asked' | 'answered';
}

/** PostgreSQL's Parse message: length, name, text. */
const parse = /P[^]{4}([\w-]+)\0([^\0]+)\0/g;

/** A proxy between a worker and a server that stops at a command chosen by the test. */
export class HeldLine {
  private readonly ends = new Set<Socket>();
  private hold: (Hold & { reached: () => void }) | undefined;
  private readonly server = createServer((near) => this.lead(near));

  private constructor(private readonly target: URL) {}

  /** @param url the server's address */
  static async to(url: string): Promise<HeldLine> {
    const line = new HeldLine(new URL(url));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The server's address through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Stops the connection that sends the command next. Resolves once it has stopped. */
  stopAt(hold: Hold): Promise<void> {
    return new Promise((resolve) => (this.hold = { ...hold, reached: resolve }));
  }

  /** Stops holding connections. */
  letGo(): void {
    this.hold = undefined;
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }

  private lead(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true);
      this.ends.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        this.ends.delete(one);
      });
    }
    let hold: typeof this.hold;
    // Since the last response: a command may arrive in pieces.
    let said = '';
    // A prepared statement is later called by name only.
    const prepared = new Map<string, string>();
    near.on('data', (piece) => {
      if (hold) return;
      said += piece.toString('latin1');
      for (const [, name = '', statement = ''] of said.matchAll(parse)) prepared.set(name, statement);
      const meant = [
        said,
        ...[...prepared].flatMap(([name, statement]) => (said.includes(name) ? statement : [])),
      ].join();
      if (this.hold?.texts.every((text) => meant.includes(text))) {
        hold = this.hold;
        this.hold = undefined;
        if (hold.when === 'asked') {
          hold.reached();
          return;
        }
      }
      far.write(piece);
    });
    far.on('data', (piece) => {
      said = '';
      if (hold) hold.reached();
      else near.write(piece);
    });
  }
}
