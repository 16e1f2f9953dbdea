/** Empty replacement of runtime modules that the web build does not use. */
export {};
