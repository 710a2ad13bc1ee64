import { Injectable } from '@nestjs/common';
import type { LoginBody } from '../../../contract/login.body.js';
import type { RegisterBody } from '../../../contract/register.body.js';
import type { User } from '../../../contract/user.js';
import { UsersService } from '../users/users.service.js';
import { WrongCredentials } from './auth.errors.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions.service.js';

/** A user who has just signed in, and the token of the session that began with it. */
interface SignedIn {
  user: User;
  token: string;
}

/** Signing up, in and out with a password. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws EmailTaken */
  async register(body: RegisterBody): Promise<SignedIn> {
    const passwordHash = await this.passwords.hash(body.password);
    return this.signIn(await this.users.create({ name: body.name, email: body.email, passwordHash }));
  }

  /** @throws WrongCredentials, the same and after the same time for an unknown address and a wrong password */
  async login(body: LoginBody): Promise<SignedIn> {
    const account = await this.users.findByEmail(body.email);
    const fits = await this.passwords.fits(body.password, account?.passwordHash);
    if (!account || !fits) throw new WrongCredentials();
    return this.signIn(account.id);
  }

  /** Ends the session behind a token. Without one there is nothing to do. */
  async logout(token: string | undefined): Promise<void> {
    if (token) await this.sessions.revoke(token);
  }

  private async signIn(userId: string): Promise<SignedIn> {
    const token = await this.sessions.start(userId);
    return { user: await this.users.read(userId), token };
  }
}
