import type { Ctx } from '../../kernel/context';
import type { PageDataTable } from '../../kernel/page-data';
import { selectPackage } from './drive-package.repository';
import { drivePackageTexts } from './drive-package.texts';
import { showTarget } from './show-package';

/** A package as its link shows it; nothing for a code that is none. */
async function targetPage(ctx: Ctx, code: string) {
  if (!(await selectPackage(ctx.db, code))) return { data: [] };
  const { target } = await showTarget(ctx, code);
  const { sharer, content, picture } = target;
  return {
    data: [{ key: 'GET /api/mpmkt/v1/testDrive/package/target' as const, input: { code }, reply: target }],
    head: {
      title: drivePackageTexts.gift({ name: sharer.nickname }),
      description: content.map(({ title }) => title).join(' · '),
      picture,
    },
  };
}

/** Data of the page that a shared package opens. */
export const drivePackagePageData: PageDataTable = {
  '/pagesActivity/testDrive/packageShareTarget': (ctx, { code = '' }) => targetPage(ctx, code),
};
