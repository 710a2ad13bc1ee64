import { type AuthenticationCredential, IsAuthenticationCredential } from '../rules/passkey-rule.js';

/** POST /api/login/passkey: the answer to the challenge of `POST /api/login/passkey/options`. */
export class PasskeyLoginBody {
  @IsAuthenticationCredential()
  credential: AuthenticationCredential;
}
