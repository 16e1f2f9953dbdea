/** Used while the browser refuses storage (private mode, quota): values then live as long as the page. */
const memory = new Map<string, string>();

function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Key-value storage that outlives the app. Values are whatever JSON can hold; a missing key reads as undefined. */
export const storage = {
  get(key: string): unknown {
    const text = readText(key);
    return text === null ? undefined : parse(text);
  },
  set(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      window.localStorage.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      memory.delete(key);
    }
  },
  keys(): string[] {
    try {
      return [...Object.keys(window.localStorage), ...memory.keys()];
    } catch {
      return [...memory.keys()];
    }
  },
};
