import { IsRegistrationCredential, type RegistrationCredential } from '../rules/passkey-rule.js';

/** POST /api/passkeys: the credential created from the options of `POST /api/passkeys/options`. */
export class AddPasskeyBody {
  @IsRegistrationCredential()
  credential: RegistrationCredential;
}
