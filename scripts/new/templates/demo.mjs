/** Demo rows. Only this file of the generator knows how demo sets are loaded. */
export const seed = ({
  isPublic,
  title,
  names: { Many, manyCamel, many },
}) => `import { DAY_MS } from '@voltfront/rules/time';
${isPublic ? '' : "import { people } from '../../account/demo';\n"}import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { ${manyCamel} } from '../${many}.tables';

const TITLES = [${['一', '二', '三'].map((number) => `'${title ?? many}${number}'`).join(', ')}];

/** Demo rows${isPublic ? '' : ' of every demo account'}: one a day, up to today. */
export async function seed${Many}(ctx: Ctx): Promise<void> {
  const rowsOf = (${isPublic ? '' : 'accountId: string'}) =>
    TITLES.map((title, day) => {
      const createdAt = ctx.now() - day * DAY_MS;
      return { ${isPublic ? '' : 'accountId, '}id: newId(createdAt), title, createdAt };
    });
  await ctx.db.insert(${manyCamel}).values(${isPublic ? 'rowsOf()' : 'people.filter(({ isCancelled }) => !isCancelled).flatMap(({ personId }) => rowsOf(personId))'});
}
`;

/** The day after the demo shop's own set: sets of one day are added in the order of the modules, and the shop comes first. */
const FIRST_DAY = '2026-11-24';
const today = () => {
  const day = new Date().toISOString().slice(0, 10);
  return day < FIRST_DAY ? FIRST_DAY : day;
};

/** The module's demo set with them: added once, also to shops that people use already. */
const demoSet = ({ names: { Many, many } }) => `{ name: '${many}', since: '${today()}', load: seed${Many} }`;

const sets = /^ {2}demo: \[/m;

/** The text of a module with the set, behind the sets that it has. */
export const withDemoSet = (source, wish, withEntry) =>
  sets.test(source)
    ? withEntry(source, sets, `    ${demoSet(wish)},`)
    : withEntry(source, /defineModule\(\{/, `  demo: [${demoSet(wish)}],`);
