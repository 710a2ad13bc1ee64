import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A server that speaks S3's protocol, with one bucket. */
export interface Bucket {
  endpoint: string;
  name: string;
  /** Access key id and secret. */
  key: string;
  close: () => Promise<void>;
}

/** Answers a request in place of the server; returns false to leave it to the server. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

const bucketName = 'library';

/** The maximum length of listings, so a few files fill several pages. */
const pageSize = 3;

/** @param intercept for a server that lacks or refuses something */
export async function startBucket(intercept: Intercept = () => false): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucketName, configs: [] }] });
  await s3.configureBuckets();
  const handle = s3.callback();
  const server = createServer((request, response) => {
    if (intercept(request, response) || refuseDeleteWithoutMd5(request, response)) return;
    const query = queryOf(request);
    if (query.get('list-type') === '2') void listPage(s3, query, response);
    else handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    name: bucketName,
    key: 'S3RVER',
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(directory, { recursive: true });
    },
  };
}

/** Responds with an error in S3's format. */
export function refuse(response: ServerResponse, status: number, code: string, message = code): true {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  return true;
}

/**
 * MinIO, Alibaba OSS and others refuse to delete several objects without Content-MD5, which the SDK no longer sends:
 * github.com/aws/aws-sdk-js-v3/issues/6920 and help.aliyun.com/zh/oss/support/0016-00000606.
 */
function refuseDeleteWithoutMd5(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers } = request;
  if (method !== 'POST' || !queryOf(request).has('delete') || headers['content-md5'] !== undefined) return false;
  return refuse(response, 400, 'MissingContentMD5', 'Missing required header for this request: Content-Md5.');
}

interface Store {
  listObjects: (
    bucket: string,
    options: { prefix: string; startAfter: string; maxKeys: number },
  ) => Promise<{ objects: { key: string }[]; isTruncated: boolean }>;
}

/**
 * Lists files in short pages: a server may put fewer keys on a page than it is asked for
 * (docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). S3rver's own tokens need a cipher that OpenSSL dropped.
 */
async function listPage(s3: S3rver, query: URLSearchParams, response: ServerResponse): Promise<void> {
  const { store } = s3 as unknown as { store: Store };
  const { objects, isTruncated } = await store.listObjects(bucketName, {
    prefix: query.get('prefix') ?? '',
    startAfter: query.get('continuation-token') ?? '',
    maxKeys: pageSize,
  });
  const next = isTruncated ? `<NextContinuationToken>${objects.at(-1)?.key}</NextContinuationToken>` : '';
  const contents = objects.map(({ key }) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}${next}</ListBucketResult>`);
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}
