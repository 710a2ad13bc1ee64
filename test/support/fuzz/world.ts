import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import type { TestApp } from '../app.js';
import { password } from '../client.js';
import { mp3, mp4, wav } from '../media.js';
import type { TestPayments } from '../payments.js';
import { formWith, picture, pngBomb } from '../uploads.js';
import {
  furnishGuest,
  furnishMember,
  furnishSharedSheet,
  furnishSubscriber,
  furnishTwoFactor,
  furnishUnconfirmed,
  type Things,
} from './accounts.js';
import { DistantClient, randomAddress } from './clients.js';
import type { Account, Actor, Body, FileKind, FuzzRequest } from './fuzz-request.js';

/** A request as it is sent over the wire. */
export interface RenderedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

type Clients = Record<Account, DistantClient>;

/** The accounts, guests and objects used by a batch of requests. */
export class World {
  private constructor(
    private readonly app: TestApp,
    private readonly clients: Clients,
    private readonly things: Record<'subscriber' | 'other' | 'guest' | 'stoppedGuest' | 'cutGuest', Things>,
    private readonly recoveryCodes: string[],
    private readonly verifyToken: string,
    private readonly files: Record<FileKind, Buffer>,
    private readonly webhookSecret: string,
  ) {}

  /** @param previous the last world, whose files and other account are reused: no request changes them for good */
  static async create(app: TestApp, payments: TestPayments, previous?: World): Promise<World> {
    const client = (): DistantClient => new DistantClient(app);
    const clients: Clients = {
      subscriber: client(),
      other: previous?.clients.other ?? client(),
      member: client(),
      secured: client(),
      halfway: client(),
      guest: client(),
      stoppedGuest: client(),
      cutGuest: client(),
    };
    const [subscriber, other, recoveryCodes, verifyToken, guest, stoppedGuest, cutGuest, files] = await Promise.all([
      furnishSubscriber(app, payments, clients.subscriber),
      previous?.things.other ?? furnishOther(app, payments, clients.other),
      furnishTwoFactor(app, clients.secured, clients.halfway),
      furnishUnconfirmed(app, client()),
      furnishGuest(app, clients.guest, 'complete'),
      furnishGuest(app, clients.stoppedGuest, 'stopped'),
      furnishGuest(app, clients.cutGuest, 'cut'),
      previous?.files ?? makeFiles(),
      furnishMember(app, clients.member),
    ]);
    const things = { subscriber, other, guest, stoppedGuest, cutGuest };
    const { STRIPE_WEBHOOK_SECRET = '' } = payments.variables;
    return new World(app, clients, things, recoveryCodes, verifyToken, files, STRIPE_WEBHOOK_SECRET);
  }

  /** Registers another member if the old one is signed out. Returns whether the subscriber is still signed in. */
  async mend(): Promise<boolean> {
    const { subscriber, member } = this.clients;
    const [chats, user] = await Promise.all([subscriber.get('/api/chats'), member.get('/api/user')]);
    if (user.status !== 200) await furnishMember(this.app, member);
    return chats.status === 200;
  }

  /** Fills in the placeholders of a request and adds its caller's cookies. */
  render({ method, path, actor, headers, body }: FuzzRequest): RenderedRequest {
    const cookie = this.cookieOf(actor);
    const sent = body && this.bytesOf(body, actor);
    return {
      method,
      path: this.fill(path, actor),
      headers: {
        ...(cookie && { cookie }),
        'x-forwarded-for': randomAddress(),
        ...sent?.headers,
        ...headers,
      },
      body: sent?.bytes ?? null,
    };
  }

  private cookieOf(actor: Actor): string {
    const { member, guest } = this.clients;
    switch (actor) {
      case 'swapped':
        return `${member.cookie}; ${guest.cookie}`;
      case 'forged':
        return `fanfare_session=${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.; fanfare_guest=1.x`;
      case 'visitor':
        return '';
      default:
        return this.clients[actor].cookie;
    }
  }

  private fill(text: string, actor: Actor): string {
    const { subscriber, other, guest, stoppedGuest, cutGuest } = this.things;
    const own = { ...subscriber, ...{ guest, swapped: guest, stoppedGuest, cutGuest }[actor as string] };
    const { totpSecret: secret = '' } = subscriber;
    const fresh: Record<string, () => string> = {
      random: () => randomUUID(),
      newEmail: () => `${randomUUID()}@artist.test`,
      now: () => new Date().toISOString(),
      password: () => password,
      signedRequest: () => signedRequest(other['facebookSubject'] ?? ''),
      verifyToken: () => this.verifyToken,
      totp: () => generateSync({ secret }),
      recoveryCode: () => this.recoveryCodes[randomInt(this.recoveryCodes.length)] ?? '',
    };
    return (
      text
        // A number, so without the quotation marks.
        .replaceAll('"$guestUser"', guest['guestUser'] ?? '0')
        .replace(/\$other\.(\w+)/g, (whole, name: string) => other[name] ?? whole)
        .replace(
          /\$(\w+)/g,
          (whole, name: string) => (Object.hasOwn(fresh, name) ? fresh[name]?.() : own[name]) ?? whole,
        )
    );
  }

  private bytesOf(body: Body, actor: Actor): { bytes: Buffer; headers: Record<string, string> } {
    switch (body.kind) {
      case 'bytes':
        return { bytes: Buffer.from(body.base64, 'base64'), headers: {} };
      case 'form': {
        const fileName = body.fileName.replace(/["\r\n]/g, '');
        const form = formWith(this.files[body.file], { field: body.field, fileName });
        const bytes = body.isCut ? form.body.subarray(0, form.body.length - 12) : form.body;
        return { bytes, headers: { 'content-type': form.type } };
      }
      case 'text':
        return { bytes: Buffer.from(this.fill(body.text, actor)), headers: {} };
      case 'signed': {
        const bytes = Buffer.from(this.fill(body.text, actor));
        const seconds = Math.floor(Date.now() / 1000);
        const signature = createHmac('sha256', this.webhookSecret).update(`${seconds}.`).update(bytes).digest('hex');
        return { bytes, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } };
      }
    }
  }
}

/** A subscriber who also has a one-sheet. It takes seconds, so only the account shared by all batches has one. */
async function furnishOther(app: TestApp, payments: TestPayments, client: DistantClient): Promise<Things> {
  const things = await furnishSubscriber(app, payments, client);
  return { ...things, ...(await furnishSharedSheet(app, client)) };
}

/** Signed like Facebook's requests, with the sandbox's app secret. */
function signedRequest(subject: string): string {
  const claims = { algorithm: 'HMAC-SHA256', issued_at: Math.floor(Date.now() / 1000), user_id: subject };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${createHmac('sha256', 'sandbox').update(payload).digest('base64url')}.${payload}`;
}

async function makeFiles(): Promise<Record<FileKind, Buffer>> {
  return {
    png: await picture('png'),
    jpeg: await picture('jpeg'),
    wav: wav(1),
    mp3: mp3(1, 'Salt Road'),
    mp4: mp4(2),
    text: Buffer.from('Dear Mara, we would like to play your song.'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    empty: Buffer.alloc(0),
    noise: Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256)),
    bomb: pngBomb(20_000, 20_000),
    large: Buffer.alloc(6 * 1024 * 1024, 'x'),
  };
}
