import { Fault } from '../lib/fault.mjs';

const USAGE = `npm run new -- page      <path> --title <title>
npm run new -- list-page <path> --title <title> --endpoint "GET /api/…" --module <module>
npm run new -- form-page <path> --title <title> --endpoint "POST /api/…" --module <module>
npm run new -- endpoint  "GET /api/…" | "POST /api/…" --module <module>
npm run new -- module    <name>

--contract <file>  file of packages/contract/src with the endpoint; the module's name unless told
--public           for everybody; unless told a page and its endpoint are for customers who are logged in`;

/** What each kind is made of. */
const KINDS = {
  page: { page: 'page' },
  'list-page': { page: 'list', endpoint: 'list', method: 'GET' },
  'form-page': { page: 'form', endpoint: 'action', method: 'POST' },
  endpoint: { endpoint: 'list' },
  module: {},
};

const usage = (fault) => new Fault(`${fault}\n\n${USAGE}`);

function readOptions(words) {
  const options = {};
  const rest = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = words[at].startsWith('--') ? words[at].slice(2) : null;
    if (name === 'public') options.isPublic = true;
    else if (['title', 'endpoint', 'module', 'contract'].includes(name)) options[name] = words[++at];
    else if (name !== null) throw usage(`There is no option --${name}.`);
    else rest.push(words[at]);
  }
  return { options, rest };
}

const pascal = (words) => words.replace(/(^|[-_\s])(\w)/g, (_all, _gap, letter) => letter.toUpperCase());
const kebab = (words) => words.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
const camel = (words) => pascal(words).replace(/^./, (letter) => letter.toLowerCase());
const singular = (word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** The names that a thing has in files, types and tables, from `coupons`, `dealerNews` or `/pagesMine/coupons`. */
export function namesOf(text) {
  const parts = text.split('/').filter((part) => part && part !== 'index');
  const word = kebab(parts.at(-1).replace(/\W/g, '-'));
  const many = /s$/.test(word) ? word : `${word.replace(/([^aeiou])y$/, '$1ie')}s`;
  const one = singular(many);
  return {
    many,
    one,
    Many: pascal(many),
    One: pascal(one),
    manyCamel: camel(many),
    oneCamel: camel(one),
    table: many.replaceAll('-', '_'),
  };
}

/**
 * What is wanted, from the words of the command.
 * @returns `{ kind, page, endpoint, names, path, title, key, module, contract, isPublic }`; `page` and `endpoint` name templates
 */
export function readWish(words) {
  const { options, rest } = readOptions(words);
  const [kind, subject] = rest;
  const made = KINDS[kind];
  if (!made || rest.length !== 2) throw usage(kind ? `There is no kind ${rest.join(' ')}.` : 'Say what is new.');
  const key = kind === 'endpoint' ? subject : options.endpoint;
  const path = made.page ? subject : undefined;
  if (path && !/^\/pages\w*(\/\w+)+$/.test(path)) throw usage(`${path} is no path of a page.`);
  if (path && !options.title) throw usage('A page has a title.');
  if ((made.endpoint || key) && !/^(GET|POST) \/[\w/{}.-]+$/.test(key ?? '')) throw usage(`${key} is no endpoint.`);
  if (made.method && !key.startsWith(made.method)) throw usage(`The endpoint of a ${kind} is a ${made.method}.`);
  if (key && !options.module) throw usage('An endpoint belongs to a module: --module.');
  const endpoint = key?.startsWith('POST') ? 'action' : made.endpoint;
  const module = kind === 'module' ? kebab(subject) : options.module;
  return {
    kind,
    page: made.page,
    endpoint,
    names: namesOf(kind === 'endpoint' ? key.split('/').at(-1) : subject),
    path,
    title: options.title,
    key,
    module,
    contract: options.contract ?? module,
    isPublic: options.isPublic === true,
  };
}
