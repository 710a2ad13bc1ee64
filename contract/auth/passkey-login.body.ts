import { type AuthenticationCredential, IsAuthenticationCredential } from '../rules/passkey-rule.js';

/** POST /api/login/passkey: the response to the challenge from `POST /api/login/passkey/options`. */
export class PasskeyLoginBody {
  @IsAuthenticationCredential()
  credential: AuthenticationCredential;
}
