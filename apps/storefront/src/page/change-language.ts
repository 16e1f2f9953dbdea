import { cloneElement, isValidElement, type ReactNode } from 'react';
import { queryClient } from '@/api';
import { type LanguageChoice, stored } from '@/session';
import { redrawPages } from './redraw';

/**
 * Pages as copies, each the same until this is called again: texts are read while drawing, and React draws a page again only
 * when its element is another one.
 */
function freshCopies(): (pages: ReactNode) => ReactNode {
  const copies = new WeakMap<object, ReactNode>();
  const copy = (page: ReactNode): ReactNode => {
    if (!isValidElement(page)) return page;
    if (!copies.has(page)) copies.set(page, cloneElement(page));
    return copies.get(page);
  };
  // Not `Children.map`, which gives other keys: pages would be new ones.
  return (pages) => (Array.isArray(pages) ? (pages as ReactNode[]).map(copy) : copy(pages));
}

/**
 * Chooses a language, from now on and for later visits. All pages are drawn anew with all that was entered on them; what the
 * server said is asked for again.
 * @throws when the catalogue does not come: the texts then change with the next visit
 */
export async function changeLanguage(choice: LanguageChoice): Promise<void> {
  stored.set('LANGUAGE', choice);
  const { showLanguage } = await import('./show-language');
  showLanguage();
  redrawPages(freshCopies());
  await queryClient.invalidateQueries();
}
