import type { OperationObject } from '@nestjs/swagger';

/** An operation of the API document. */
export interface Operation {
  method: string;
  path: string;
  operation: OperationObject;
}

/** How close a request is to the document: valid, with a mistake or two, or meant to break something. */
export type Mood = 'valid' | 'bent' | 'hostile';

/** Browsers with their own cookies. */
export type Account = 'subscriber' | 'other' | 'member' | 'secured' | 'halfway' | 'guest' | 'stoppedGuest' | 'cutGuest';

/**
 * Who makes a call. `member` is a free account, `secured` one with two-step verification, and `halfway` has passed the first step of
 * signing in to it. The last reply to `stoppedGuest` was stopped, the one to `cutGuest` was cut off. `swapped` has a guest's cookie next to
 * a member's, `forged` has cookies that were never issued, and `visitor` has none.
 */
export type Actor = Account | 'swapped' | 'forged' | 'visitor';

/** A call before its placeholders are filled in. */
export interface FuzzRequest {
  method: string;
  path: string;
  actor: Actor;
  headers: Record<string, string>;
  body: Body | null;
}

/** `signed` is JSON with the payment provider's signature; `form` is one file as multipart/form-data. */
export type Body =
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; base64: string }
  | { kind: 'signed'; text: string }
  | { kind: 'form'; file: FileKind; field: string; fileName: string; isCut: boolean };

export type FileKind = (typeof fileKinds)[number];
export const goodFiles = ['png', 'jpeg', 'wav', 'mp3', 'mp4'] as const;
export const fileKinds = [...goodFiles, 'text', 'html', 'svg', 'empty', 'noise', 'bomb', 'large'] as const;

/** A body and the headers that describe it. */
export interface SentBody {
  headers: Record<string, string>;
  body: Body | null;
}
