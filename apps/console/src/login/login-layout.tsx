import { brand } from '@voltfront/brand';
import { Button, Card } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts';
import { DemoPeople } from './demo-people';
import styles from './login.module.css';

/** The frame of the login: the brand beside, one card, the demo's people below where there are any. */
export function LoginLayout({ children, mobile }: { children: ReactNode; mobile?: string }) {
  const { t, language, choose } = useTexts();
  return (
    <main className={styles.page}>
      <aside className={styles.side}>
        <div className={styles.brand}>{brand.latinName}</div>
        <div className={styles.title}>{t('console')}</div>
        <svg className={styles.lines} viewBox="0 0 400 400" aria-hidden="true">
          {[0, 1, 2, 3, 4, 5, 6].map((i) => (
            <path key={i} d={`M-20 ${150 + i * 34} C 90 ${90 + i * 34}, 190 ${240 + i * 24}, 430 ${120 + i * 40}`} />
          ))}
        </svg>
      </aside>
      <section className={styles.main}>
        <Button className={styles.language} type="text" onClick={() => choose(language === 'en' ? 'zh-CN' : 'en')}>
          {t('language')}
        </Button>
        <Card className={styles.card} variant="borderless">
          {mobile ? <div className={styles.mobile}>{mobile}</div> : null}
          {children}
        </Card>
        <DemoPeople />
      </section>
    </main>
  );
}
