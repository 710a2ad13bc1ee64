import { IsString, MaxLength } from 'class-validator';

/** POST /api/auth/facebook/deletion, as a form: what Facebook sends when somebody asks it to have their data deleted. */
export class FacebookDeletionBody {
  /** `signature.payload`, both base64url: HMAC-SHA256 with the app's secret over the encoded payload, which is JSON. */
  @IsString({ message: 'signed_request is missing' })
  @MaxLength(4096, { message: 'signed_request is too long' })
  signed_request: string;
}
