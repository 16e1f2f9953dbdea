/**
 * The newest version that is in force at a moment (epoch milliseconds), of versions with the oldest first. Before the first one
 * comes into force, that one counts: rules began with the shop. Undefined without versions.
 */
export function versionAt<T extends { effectiveAt: number }>(versions: readonly T[], at: number): T | undefined {
  return versions.findLast(({ effectiveAt }) => effectiveAt <= at) ?? versions[0];
}
