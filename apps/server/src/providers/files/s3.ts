import type { S3Client } from '@aws-sdk/client-s3';
import { SECOND_MS } from '@voltfront/rules/time';
import type { FileStore } from './types';

/** A bucket of an S3-compatible service, and the credentials for it. */
export interface S3Access {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path instead of the host name. */
  isPathStyle: boolean;
}

/** Timeout of a call (ms). */
const TIMEOUT_MS = 10 * SECOND_MS;

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
};

/**
 * Files in a private bucket: clients load them through this server, which checks who may see them.
 * The client library is loaded on first use.
 */
export function createS3Files(access: S3Access): FileStore {
  const { endpoint, region, bucket, isPathStyle, ...credentials } = access;
  let opened: Promise<{ client: S3Client; s3: typeof import('@aws-sdk/client-s3') }> | undefined;
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        credentials,
        forcePathStyle: isPathStyle,
        // Services other than Amazon's do not support its own checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return opened;
  };
  const objectOf = (path: string) => ({ Bucket: bucket, Key: path.replace(/^\//, '') });
  const soon = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    async write(path, content) {
      const { client, s3 } = await open();
      const object = { ...objectOf(path), Body: content, ContentType: 'image/webp' };
      await client.send(new s3.PutObjectCommand(object), soon());
    },
    async read(path) {
      const { client, s3 } = await open();
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(objectOf(path)), soon());
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      const { client, s3 } = await open();
      await client.send(new s3.DeleteObjectCommand(objectOf(path)), soon());
    },
  };
}
