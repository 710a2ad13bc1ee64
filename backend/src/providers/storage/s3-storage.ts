import { GetObjectCommand, HeadBucketCommand, NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { S3Driver } from 'flydrive/drivers/s3';
import { Readable } from 'node:stream';
import type { S3Env } from '../../config/env.js';
import { tryBucket, UnusableBucket } from './s3-check.js';
import {
  type ByteRange,
  checkKey,
  fileKinds,
  orAway,
  Storage,
  StorageAway,
  StoredContent,
  type StoredFile,
} from './storage.js';

/** The least that S3 takes as a part; as much of an upload is in memory, and once more while the next part fills. */
const partBytes = 5 * 1024 * 1024;

/** A download that is read slowly keeps its connection: so many of them leave room for everything else. */
const connectionsMax = 500;

/** How many files are deleted concurrently. */
const deletesAtOnce = 8;

/** How long a connection takes at most, in milliseconds. */
const connectMs = 5000;

/** How long it takes at most until an answer begins, in milliseconds. A part of an upload is sent within it. */
const answerMs = 60_000;

/** The same where a file is to be read. */
const openMs = 15_000;

/** A bucket of S3, or of a server that speaks its protocol, that nobody else writes to. */
export class S3Storage extends Storage implements OnApplicationShutdown {
  private readonly logger = new Logger(S3Storage.name);
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly files: S3Driver;
  private readonly openMs: number;

  /** @param limits how long it is waited for a file to begin, in milliseconds; however long it then takes to come */
  constructor({ bucket, region, endpoint, forcePathStyle, credentials }: S3Env, limits = { openMs }) {
    super();
    this.bucket = bucket;
    this.openMs = limits.openMs;
    this.client = new S3Client({
      region,
      forcePathStyle,
      // Other servers than Amazon's do not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: answerMs,
        // Else it is only logged.
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: connectionsMax },
        httpsAgent: { maxSockets: connectionsMax },
      },
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(credentials === undefined ? {} : { credentials }),
    });
    this.files = new S3Driver({ client: this.client, bucket, visibility: 'private', supportsACL: false });
  }

  /** A server that fails or can't be reached may be back soon, so that is only logged. A refusal is permanent. */
  async check(): Promise<void> {
    try {
      await tryBucket({
        exists: () => this.client.send(new HeadBucketCommand({ Bucket: this.bucket })),
        save: (key, content) => this.save(key, content),
        open: (key, range) => this.open(key, range),
        list: (start) => this.list(start),
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
    // In parts, because nobody knows beforehand how long a stream is. Before its last part nothing is there.
    const source = new StoredContent(content);
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: checkKey(key), Body: Readable.from(source.read(), { objectMode: false }) },
      partSize: partBytes,
      queueSize: 1,
    });
    try {
      await upload.done();
    } catch (error) {
      source.giveUp(error);
    }
  }

  async open(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const asked = new GetObjectCommand({
      Bucket: this.bucket,
      Key: checkKey(key),
      ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
    });
    const answer = await this.client.send(asked, { requestTimeout: this.openMs }).catch((error: unknown) => {
      if (error instanceof NoSuchKey || error instanceof NotFound) return null;
      throw new StorageAway({ cause: error });
    });
    if (!answer) return null;
    const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength;
    // In Node the body is always one of its streams.
    return { size: Number(whole), content: answer.Body as Readable };
  }

  async delete(key: string): Promise<void> {
    await orAway(this.files.delete(checkKey(key)));
  }

  /** Parts of an upload that was cut off are nowhere listed as files; the bucket's own rule ends them. */
  async deleteBeginning(start: string): Promise<void> {
    await this.deleteListed(checkKey(start));
  }

  async listOwned(ownerId: string): Promise<string[]> {
    const keys: string[] = [];
    for (const kind of fileKinds) {
      for await (const page of this.list(checkKey(`${kind}/${ownerId}`) + '/')) keys.push(...page);
    }
    return keys.sort();
  }

  async deleteOwned(ownerId: string, kind?: string): Promise<void> {
    for (const each of kind === undefined ? fileKinds : [kind]) {
      await this.deleteListed(checkKey(`${each}/${ownerId}`) + '/');
    }
  }

  /**
   * One request per file: servers that want Content-MD5 refuse to delete several at once, because the SDK no longer sends
   * it (github.com/aws/aws-sdk-js-v3/issues/6920).
   */
  private async deleteListed(start: string): Promise<void> {
    for await (const keys of this.list(start)) {
      for (let at = 0; at < keys.length; at += deletesAtOnce) {
        await Promise.all(keys.slice(at, at + deletesAtOnce).map((key) => this.delete(key)));
      }
    }
  }

  /** The keys that begin so, page by page. */
  private async *list(start: string): AsyncGenerator<string[]> {
    let paginationToken: string | undefined;
    do {
      const place = paginationToken ? { paginationToken } : {};
      const page = await orAway(this.files.listAll(start, { recursive: true, ...place }));
      yield Array.from(page.objects).flatMap((entry) => (entry.isFile ? [entry.key] : []));
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** Not before: requests and jobs that are under way when the process is asked to end still move files. */
  onApplicationShutdown(): void {
    this.client.destroy();
  }
}
