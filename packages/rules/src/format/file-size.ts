const KB = 1024;
const MB = KB * KB;

/** The size of a file as people read it, from bytes: `640 KB`, `1.2 MB`, `68 MB`; never less than `1 KB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  if (kilobytes < KB) return `${kilobytes} KB`;
  const size = bytes / MB;
  return `${size < 9.95 ? size.toFixed(1) : Math.round(size)} MB`;
}
