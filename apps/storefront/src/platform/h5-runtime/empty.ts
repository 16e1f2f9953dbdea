/** Stands in for runtime modules that the web build does not use. */
export {};
