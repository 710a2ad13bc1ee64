import { IsString, MaxLength } from 'class-validator';

/** POST /api/auth/facebook/deletion, form-encoded: Facebook's data deletion callback. */
export class FacebookDeletionBody {
  /** `signature.payload`, both base64url: HMAC-SHA256 with the app's secret over the encoded payload, which is JSON. */
  // Validators run from the last one up, and the first error is reported.
  @MaxLength(4096, { message: 'signed_request is too long' })
  @IsString({ message: 'signed_request is missing' })
  signed_request: string;
}
