const PLACES = /\{(\w+)|<\/?\d+\/?>/g;

/** The placeholders of a text: its parameters and elements, sorted, without duplicates. */
const placesOf = (text) =>
  [...new Set([...text.replace(/\b(one|other) \{/g, '').matchAll(PLACES)].map(([place]) => place))].sort();

const CHINESE = /\p{Script=Han}/u;

/** Texts whose translation may equal the Chinese: names that are the same in every language. */
const OWN_NAMES = new Set(['简体中文']);

/** The error in a translation; undefined when there is none. */
function faultOf(source, text) {
  if (text === '') return 'is empty';
  if (CHINESE.test(text) && !OWN_NAMES.has(source)) return 'is Chinese';
  if (String(placesOf(source)) !== String(placesOf(text))) return `has ${placesOf(text)} for ${placesOf(source)}`;
  return undefined;
}

/**
 * Finds the errors in a catalogue.
 * @param files `[name, { source: translation }]` each
 * @param texts `{ text, file, isWanted }` each: where a text stands, and whether it must be translated
 * @returns lists of faults
 */
export function catalogueFaults(files, texts) {
  const translated = new Map();
  const twice = [];
  for (const [name, entries] of files) {
    for (const source of Object.keys(entries)) {
      if (translated.has(source)) twice.push(`${source}: ${translated.get(source)} and ${name}`);
      translated.set(source, name);
    }
  }
  const known = new Set(texts.map(({ text }) => text));
  const missing = texts.filter(({ text, isWanted }) => isWanted && !translated.has(text));
  return {
    missing: missing.map(({ text, file }) => `${file}: ${text}`),
    unknown: [...translated].filter(([source]) => !known.has(source)).map(([source, name]) => `${name}: ${source}`),
    twice,
    wrong: files.flatMap(([name, entries]) =>
      Object.entries(entries)
        .map(([source, text]) => [source, faultOf(source, text)])
        .filter(([, fault]) => fault !== undefined)
        .map(([source, fault]) => `${name}: ${source} ${fault}`),
    ),
  };
}
