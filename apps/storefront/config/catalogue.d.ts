/** Files of translations. */
export const CATALOGUES: RegExp;
/** A file of translations (JSON) as Lingui looks texts up in it, JSON again. */
export function compileFile(file: string, json: string): string;
