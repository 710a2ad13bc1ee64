import { GetObjectCommand, HeadBucketCommand, NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { S3Driver } from 'flydrive/drivers/s3';
import { Readable } from 'node:stream';
import type { S3Env } from '../../config/s3-env.js';
import { tryBucket, UnusableBucket } from './s3-check.js';
import {
  type ByteRange,
  checkFolder,
  checkKey,
  fileKinds,
  orUnavailable,
  Storage,
  StorageUnavailable,
  StoredContent,
  type StoredFile,
} from './storage.js';

/** The smallest part that S3 accepts. An upload uses this much memory, or twice as much while the next part fills. */
const partBytes = 5 * 1024 * 1024;

/** Maximum number of connections. Slow downloads keep theirs, so leave room for the rest. */
const connectionsMax = 500;

/** How many files are deleted concurrently. */
const deletesAtOnce = 8;

/** Time limit for connecting, in milliseconds. */
const connectMs = 5000;

/** Time limit until a response starts, in milliseconds. Includes sending a part of an upload. */
const answerMs = 60_000;

/** The same, but for downloads. */
const openMs = 15_000;

/** A bucket on S3 or a compatible server, used by this product alone. */
export class S3Storage extends Storage implements OnApplicationShutdown {
  private readonly logger = new Logger(S3Storage.name);
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly files: S3Driver;
  private readonly openMs: number;
  private readonly partBytes: number;

  /**
   * @param limits how long a file may take to start, in milliseconds (its transfer is not limited), and the size of a part: a file
   *   has at most 10,000 of them
   */
  constructor(
    { bucket, region, endpoint, forcePathStyle, credentials }: S3Env,
    limits: { openMs?: number; partBytes?: number } = {},
  ) {
    super();
    this.bucket = bucket;
    this.openMs = limits.openMs ?? openMs;
    this.partBytes = limits.partBytes ?? partBytes;
    this.client = new S3Client({
      region,
      forcePathStyle,
      // Compatible servers don’t support Amazon’s newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: answerMs,
        // Without this, the SDK only logs the timeout.
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: connectionsMax },
        httpsAgent: { maxSockets: connectionsMax },
      },
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(credentials === undefined ? {} : { credentials }),
    });
    this.files = new S3Driver({ client: this.client, bucket, visibility: 'private', supportsACL: false });
  }

  /** A failing or unreachable server may recover, so that is only logged. A refusal is permanent. */
  async check(): Promise<void> {
    try {
      await tryBucket({
        exists: () => this.client.send(new HeadBucketCommand({ Bucket: this.bucket })),
        save: (key, content) => this.save(key, content),
        openFile: (key, range) => this.openFile(key, range),
        list: (start) => this.listBeginning(start),
        delete: (key) => this.delete(key),
      });
    } catch (error) {
      if (error instanceof UnusableBucket) {
        throw new Error(`S3_BUCKET: ${this.bucket} cannot be used: ${error.message}`, { cause: error });
      }
      this.logger.error({ msg: 'The storage is unavailable', err: error });
    }
  }

  async save(key: string, content: Readable): Promise<void> {
    // A multipart upload, because the length is unknown. The file doesn’t exist before the last part.
    const source = new StoredContent(content);
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: checkKey(key), Body: Readable.from(source.read(), { objectMode: false }) },
      partSize: this.partBytes,
      queueSize: 1,
    });
    try {
      await upload.done();
    } catch (error) {
      source.fail(error);
    }
  }

  async openFile(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const asked = new GetObjectCommand({
      Bucket: this.bucket,
      Key: checkKey(key),
      ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
    });
    const answer = await this.client.send(asked, { requestTimeout: this.openMs }).catch((error: unknown) => {
      if (error instanceof NoSuchKey || error instanceof NotFound) return null;
      throw new StorageUnavailable({ cause: error });
    });
    if (!answer) return null;
    const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength;
    // In Node the body is always a Node stream.
    return { size: Number(whole), content: answer.Body as Readable };
  }

  async delete(key: string): Promise<void> {
    await orUnavailable(this.files.delete(checkKey(key)));
  }

  /** Parts of aborted uploads aren’t listed as files; the bucket’s lifecycle rule removes them. */
  async deleteBeginning(start: string): Promise<void> {
    await this.deleteListed(checkKey(start));
  }

  list(folder: string): AsyncGenerator<string[]> {
    return this.listBeginning(`${checkFolder(folder)}/`);
  }

  async listOwned(ownerId: string): Promise<string[]> {
    const keys: string[] = [];
    for (const kind of fileKinds) {
      for await (const page of this.listBeginning(checkKey(`${kind}/${ownerId}`) + '/')) keys.push(...page);
    }
    return keys.sort();
  }

  async deleteOwned(ownerId: string, kind?: string): Promise<void> {
    for (const each of kind === undefined ? fileKinds : [kind]) {
      await this.deleteListed(checkKey(`${each}/${ownerId}`) + '/');
    }
  }

  /**
   * One request per file: servers that require Content-MD5 refuse bulk deletes, because the SDK no longer sends it
   * (github.com/aws/aws-sdk-js-v3/issues/6920).
   */
  private async deleteListed(start: string): Promise<void> {
    for await (const keys of this.listBeginning(start)) {
      for (let at = 0; at < keys.length; at += deletesAtOnce) {
        await Promise.all(keys.slice(at, at + deletesAtOnce).map((key) => this.delete(key)));
      }
    }
  }

  /** The keys with a prefix, page by page. */
  private async *listBeginning(start: string): AsyncGenerator<string[]> {
    let paginationToken: string | undefined;
    do {
      const place = paginationToken ? { paginationToken } : {};
      const page = await orUnavailable(this.files.listAll(start, { recursive: true, ...place }));
      yield Array.from(page.objects).flatMap((entry) => (entry.isFile ? [entry.key] : []));
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** Not earlier: running requests and jobs still use it during shutdown. */
  onApplicationShutdown(): void {
    this.client.destroy();
  }
}
