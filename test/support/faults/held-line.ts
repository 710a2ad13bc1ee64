import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a line stops at. */
export interface Hold {
  /** All of it is in one command. */
  texts: string[];
  /** `asked`: it does not get through. `answered`: it does, and its answer does not. */
  when: 'asked' | 'answered';
}

/** PostgreSQL's message that prepares a statement: its length, its name, its text. */
const parse = /P[^]{4}([\w-]+)\0([^\0]+)\0/g;

/** A line from a worker to a server that it uses, which stops at the very command that a test names. */
export class HeldLine {
  private readonly ends = new Set<Socket>();
  private hold: (Hold & { reached: () => void }) | undefined;
  private readonly server = createServer((near) => this.lead(near));

  private constructor(private readonly target: URL) {}

  /** @param url where the line leads */
  static async to(url: string): Promise<HeldLine> {
    const line = new HeldLine(new URL(url));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The server's address, over this line. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Stops the connection that says it next. Resolves once it stands still there. */
  stopAt(hold: Hold): Promise<void> {
    return new Promise((resolve) => (this.hold = { ...hold, reached: resolve }));
  }

  /** Stops nobody any more. */
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
    // Since the last answer: a command may come in pieces.
    let said = '';
    // A statement that was prepared on this connection is only called by its name later on.
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
