import type { EnvVariables } from './env-variables.js';

export interface S3Env {
  bucket: string;
  region: string;
  /** URL of an S3-compatible server; undefined for Amazon’s. */
  endpoint: string | undefined;
  /** Whether the bucket is in the path instead of the host name. */
  forcePathStyle: boolean;
  /** Undefined to use the machine’s role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** The names of the variables that describe a bucket, and the bucket's purpose. */
type S3Names = Record<keyof Omit<S3Env, 'credentials'> | 'accessKeyId' | 'secretAccessKey' | 'use', string>;

/** Reads a bucket's variables. */
export function readS3(variables: EnvVariables, names: S3Names): S3Env {
  const { accessKeyId, secretAccessKey } = names;
  const isKeyed = variables.text(accessKeyId) !== undefined || variables.text(secretAccessKey) !== undefined;
  return {
    bucket: variables.required(names.bucket, names.use),
    region: variables.text(names.region) ?? 'us-east-1',
    endpoint: variables.optionalAddress(names.endpoint, ['http://', 'https://']),
    forcePathStyle: variables.oneOf(names.forcePathStyle, ['true', 'false'], 'false') === 'true',
    credentials: isKeyed
      ? {
          accessKeyId: variables.required(accessKeyId, `${secretAccessKey} is of no use without it`),
          secretAccessKey: variables.required(secretAccessKey, `${accessKeyId} is of no use without it`),
        }
      : undefined,
  };
}
