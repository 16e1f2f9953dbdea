/** A change by its number. */
export interface ChangeKey {
  changeNo: string;
}

declare module '../../kernel/jobs' {
  interface JobMap {
    /** The time of an approved change has come. */
    applyCatalogueChange: ChangeKey;
  }
}
