/**
 * The few built-ins that the code relies on and that older phones and mini-program engines lack. Import it first, in the app.
 */

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const place = Math.trunc(index) || 0;
  return this[place < 0 ? this.length + place : place];
}

function replaceAll(this: string, search: string, replacement: string): string {
  return this.split(search).join(replacement);
}

define(Array.prototype, 'at', at);
define(String.prototype, 'at', at);
define(String.prototype, 'replaceAll', replaceAll);
define(
  Object,
  'hasOwn',
  (owner: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(owner, key) !== undefined,
);
define(Object, 'fromEntries', (entries: Iterable<readonly [PropertyKey, unknown]>) => {
  const object: Record<PropertyKey, unknown> = {};
  for (const [key, value] of entries) object[key] = value;
  return object;
});

export {};
