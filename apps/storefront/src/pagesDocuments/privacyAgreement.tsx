import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { privacySummary } from '@voltfront/brand';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { navigate, openDocument, useParams } from '@/navigation';
import { Page } from '@/page';
import { scrollToTopOf } from '@/platform/scroll';
import { Cell, CellGroup, longDate, pressable } from '@/ui';
import styles from './privacyAgreement.module.css';

const anchorOf = (id: string): string => `privacy-${id}`;

/** The text that is built in, in the shape of the server's answer. */
const builtIn = {
  ...privacySummary,
  effectiveAt: Date.parse(`${privacySummary.effectiveOn}T00:00:00+08:00`),
};

/** Summary of the privacy policy. The built-in copy shows at once, the server's replaces it when it is newer. */
export default function PrivacyAgreementPage() {
  const { section } = useParams('/pagesDocuments/privacyAgreement');
  const published = useQuery(apiQuery('GET /api/mpmkt/v1/document', { kind: 'privacySummary' }));
  const summary = published.data ?? builtIn;
  useEffect(() => {
    if (section) scrollToTopOf(anchorOf(section));
  }, [section]);
  return (
    <Page route="/pagesDocuments/privacyAgreement" plain>
      <div className={styles.page}>
        <div className={styles.meta}>
          {t`版本 ${summary.version}`} · {t`${longDate(summary.effectiveAt)}起生效`}
        </div>
        <Contents sections={summary.sections} />
        <Changes changes={summary.changes} />
        {summary.sections.map(({ id, title, paragraphs }, index) => (
          <div key={id} id={anchorOf(id)} className={styles.section}>
            <div className={styles.heading} role="heading" aria-level={2}>
              {index + 1}. {title}
            </div>
            {paragraphs.map((text) => (
              <div key={text} className={styles.paragraph}>
                {text}
              </div>
            ))}
          </div>
        ))}
        <CellGroup className={styles.more}>
          <Cell title={t`个人信息收集清单`} onClick={() => navigate('/pagesDocuments/personalInfoColect')} />
          <Cell title={t`第三方合作清单`} onClick={() => navigate('/pagesDocuments/cooperationList')} />
          <Cell title={t`设备权限清单`} onClick={() => navigate('/pagesDocuments/equipPermissionList')} />
          <Cell title={t`隐私政策全文`} onClick={() => openDocument('privacy')} />
          <Cell title={t`用户协议`} onClick={() => openDocument('agreement')} />
          <Cell title={t`管理或撤回同意`} onClick={() => navigate('/pagesMine/settings')} />
        </CellGroup>
      </div>
    </Page>
  );
}

function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <div className={styles.contents} role="navigation" aria-label={t`目录`}>
      {sections.map(({ id, title }, index) => (
        <div key={id} className={styles.entry} {...pressable(() => scrollToTopOf(anchorOf(id)))}>
          {index + 1}. {title}
        </div>
      ))}
    </div>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      <div className={styles.changesTitle}>{t`本次更新`}</div>
      {changes.map((text) => (
        <div key={text} className={styles.change}>
          · {text}
        </div>
      ))}
    </div>
  );
}
