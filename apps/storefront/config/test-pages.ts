import { readPageTable } from './page-table';

const isTestBuild = process.env.VOLT_DEMO === '1' || process.env.NODE_ENV !== 'production';

/** Tells by its file whether this build has a page: production builds leave out those for tests. */
export function pageFilter(): (file: string) => boolean {
  if (isTestBuild) return () => true;
  const { testPages } = readPageTable();
  return (file) => !testPages.includes(file);
}
