import { S3ServiceException } from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Storage, StorageUnavailable } from './storage.js';

/** Where the test file is stored. Not an account's id, so no account ever lists or deletes it. */
const folder = 'media/startup-check';
const content = Buffer.from('0123456789');
const range = { start: 3, end: 5 };

/** The server lacks something that the product needs. The message says what. */
export class UnusableBucket extends Error {}

/** The server responded with something other than requested. */
class WrongAnswer extends Error {}

/** The operations that the check uses. */
interface Bucket extends Pick<Storage, 'save' | 'openFile' | 'delete'> {
  exists: () => Promise<unknown>;
  list: (start: string) => AsyncIterable<string[]>;
}

/**
 * Stores a file, reads part of it, lists it and deletes it, as the product does.
 * @throws UnusableBucket if the server refuses a step; the SDK's error if it fails or can't be reached
 */
export async function tryBucket(bucket: Bucket): Promise<void> {
  const key = `${folder}/${randomUUID()}`;
  await step('finding it', () => bucket.exists());
  await step('storing a file', () => bucket.save(key, Readable.from([content])));
  try {
    await step('reading part of a file', () => readPart(bucket, key));
    await step('listing files', () => findInList(bucket, key));
  } catch (error) {
    await bucket.delete(key).catch(() => undefined);
    throw error;
  }
  await step('deleting a file', () => bucket.delete(key));
}

async function readPart(bucket: Bucket, key: string): Promise<void> {
  const file = await bucket.openFile(key, range);
  if (!file) throw new WrongAnswer('a stored file is not found');
  const part = await buffer(file.content);
  const wanted = content.subarray(range.start, range.end + 1);
  if (file.size !== content.length || !part.equals(wanted)) throw new WrongAnswer('range requests are ignored');
}

async function findInList(bucket: Bucket, key: string): Promise<void> {
  for await (const keys of bucket.list(key)) if (keys.includes(key)) return;
  throw new WrongAnswer('a stored file is not listed');
}

async function step(what: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const cause = error instanceof StorageUnavailable ? error.cause : error;
    const reason = refusalIn(cause);
    throw reason === undefined ? cause : new UnusableBucket(`${what} fails (${reason})`, { cause });
  }
}

/** Why retrying is pointless: the server refuses the request or doesn’t implement it (501). Otherwise undefined. */
function refusalIn(error: unknown): string | undefined {
  if (error instanceof WrongAnswer) return error.message;
  if (!(error instanceof S3ServiceException)) return undefined;
  const { $fault, $metadata, name } = error;
  const { httpStatusCode } = $metadata;
  return $fault === 'client' || httpStatusCode === 501 ? `${httpStatusCode} ${name}` : undefined;
}
