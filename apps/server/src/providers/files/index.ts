import type { Config } from '../../kernel/config';
import { createLocalFiles } from './local';
import { createS3Files } from './s3';
import type { FileStore } from './types';

/** The configured bucket, else the data folder. */
export function createFiles(config: Config): FileStore {
  const { s3Endpoint, s3Bucket, s3AccessKeyId, s3SecretAccessKey, s3Region, isS3PathStyle } = config;
  if (!s3Endpoint || !s3Bucket || !s3AccessKeyId || !s3SecretAccessKey) return createLocalFiles(config);
  return createS3Files({
    endpoint: s3Endpoint,
    region: s3Region,
    bucket: s3Bucket,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
    isPathStyle: isS3PathStyle,
  });
}
