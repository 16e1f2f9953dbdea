/** What an item of a list is. */
export const itemSchema = ({ names: { One, oneCamel } }) => `const ${One} = z.object({
  ${oneCamel}Id: Id,
  title: z.string(),
  createdAt: At,
});
`;

/** A row of the contract for a list. */
export const listRow = ({ key, isPublic, names: { One, many } }) =>
  `  '${key}': {
    summary: '${isPublic ? 'All' : "The caller's"} ${many.replaceAll('-', ' ')}, newest first.',
    auth: '${isPublic ? 'public' : 'customer'}',
    query: Paging,
    reply: pageOf(${One}),
  },`
    .replace("'The caller's", '"The caller\'s')
    .replace("newest first.',", isPublic ? "newest first.'," : 'newest first.",');

/** A row of the contract for something that changes. */
export const actionRow = ({ key, names: { one, oneCamel } }) => `  '${key}': {
    summary: 'Keeps a ${one.replaceAll('-', ' ')} of the caller.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ title: z.string().trim().min(1).max(60) }),
    reply: z.object({ ${oneCamel}Id: Id }),
  },`;

/** A file of the contract without rows. */
export const contractFile = (name) => `import { z } from 'zod';
import { defineEndpoints } from './define';

/** Calls of the module ${name}. */
export const ${name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase())} = defineEndpoints({
});
`;
