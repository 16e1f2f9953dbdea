/**
 * A node of the matcher: next node per character, fallback node after a mismatch, whether a word
 * ends here.
 */
interface Node {
  next: Map<string, Node>;
  fallback: Node | null;
  isEnd: boolean;
}

/** Whether a text contains any of many words, in one pass (Aho-Corasick). */
export type Matcher = (text: string) => boolean;

const newNode = (): Node => ({ next: new Map(), fallback: null, isEnd: false });

function addWord(root: Node, word: string): void {
  let node = root;
  for (const character of word) {
    const next = node.next.get(character) ?? newNode();
    node.next.set(character, next);
    node = next;
  }
  node.isEnd = true;
}

/**
 * The node reached by `character` from `node`, or from its longest suffix that has a continuation.
 */
function step(root: Node, node: Node, character: string): Node {
  for (let current: Node | null = node; current; current = current.fallback) {
    const next = current.next.get(character);
    if (next) return next;
  }
  return root;
}

function linkFallbacks(root: Node): void {
  const queue: Node[] = [...root.next.values()];
  for (const node of queue) node.fallback = root;
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const [character, child] of node.next) {
      child.fallback = step(root, node.fallback ?? root, character);
      child.isEnd ||= child.fallback.isEnd;
      queue.push(child);
    }
  }
}

/**
 * Normalises a text for the filter: full-width forms to half-width, lower case, without spaces,
 * punctuation, emoji and invisible characters, so that `加v信` also matches `加 Ｖ-信`.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Builds a matcher of words; they are normalised like the texts. Empty words are ignored. */
export function createMatcher(words: readonly string[]): Matcher {
  const root = newNode();
  for (const word of words.map(normaliseText).filter(Boolean)) addWord(root, word);
  linkFallbacks(root);
  return (text) => {
    let node = root;
    for (const character of normaliseText(text)) {
      node = step(root, node, character);
      if (node.isEnd) return true;
    }
    return false;
  };
}
