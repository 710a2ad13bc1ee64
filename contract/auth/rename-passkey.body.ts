import { passkeyNameMax } from './passkey.js';
import { Text } from '../rules/text-rule.js';

/** PATCH /api/passkeys/{id}. */
export class RenamePasskeyBody {
  @Text({ label: 'Name', min: 1, max: passkeyNameMax })
  name: string;
}
