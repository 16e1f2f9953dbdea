import { brand } from '@voltfront/brand';
import { type ReactNode, useState } from 'react';
import { back, canGoBack, relaunch } from '@/navigation';
import { deviceStyle } from '@/platform/layout';
import { usePageShow, usePageVisible } from '@/platform/page-events';
import { isSchemeOnRoot } from '@/platform/scheme';
import { showAppearance, useAppearance } from '@/session';
import { brandClass, brandStyle, cx, NavBar } from '@/ui';
import styles from './page.module.css';
import { PageOverlays } from './page-overlays';

export interface PageShellProps {
  title: string;
  /** Replaces the standard bar; null for none. */
  navBar?: ReactNode;
  /** Main pages have no way back. */
  isTab?: boolean;
  isBusy?: boolean;
  className?: string;
  /** Between the bar and the content. */
  head?: ReactNode;
  /** After the content: bottom bar, tab bar, floating things. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The outermost element of a screen: brand and device variables, bar, content, and what lies over the page. */
export function PageShell(props: PageShellProps) {
  const { title, navBar, isTab = false, isBusy, className, head, foot, children } = props;
  const isVisible = usePageVisible();
  const { isDark } = useAppearance();
  usePageShow(showAppearance);
  return (
    <div
      className={cx(brandClass(isDark && !isSchemeOnRoot), styles.page, className)}
      style={{ ...brandStyle(brand.colours), ...deviceStyle() }}
      aria-busy={isBusy}
    >
      {navBar === undefined ? <StandardBar title={title} isTab={isTab} /> : navBar}
      {head}
      <div className={styles.content} role="main">
        {children}
      </div>
      {foot}
      {isVisible && <PageOverlays />}
    </div>
  );
}

function StandardBar({ title, isTab }: { title: string; isTab: boolean }) {
  const [hasBack] = useState(canGoBack);
  if (isTab) return <NavBar title={title} />;
  return <NavBar title={title} onBack={hasBack ? () => back() : undefined} onHome={() => relaunch('/')} />;
}
