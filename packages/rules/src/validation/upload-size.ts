/** Largest file that can be uploaded: 5 MB. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Shown when every chosen file was too large. */
export const UPLOAD_TOO_LARGE_TEXT = '图片或视频大小超过5M，请压缩后重新上传';

/** Whether a file is over 5 MB; exactly 5 MB is allowed. */
export function isOverUploadLimit(sizeBytes: number): boolean {
  return sizeBytes > MAX_UPLOAD_BYTES;
}

/** Drops files over 5 MB. `message` is the text to show when none of the chosen files remains, else null. */
export function dropOversizedFiles<T extends { size: number }>(
  files: readonly T[],
): { kept: T[]; message: string | null } {
  const kept = files.filter((file) => !isOverUploadLimit(file.size));
  return { kept, message: files.length > 0 && kept.length === 0 ? UPLOAD_TOO_LARGE_TEXT : null };
}
