/** One hash over the content of files and folders (paths inside the repository), plus further texts. */
export function fingerprint(name: string, paths: readonly string[], texts?: readonly string[]): string;
