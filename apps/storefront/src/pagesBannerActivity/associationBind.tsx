import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@voltfront/contract';
import { apiQuery } from '@/api';
import styles from '@/features/association/association.module.css';
import { BINDING } from '@/features/association/association-cache';
import { BindForm } from '@/features/association/bind-form';
import { BindingCard } from '@/features/association/binding-card';
import { Page } from '@/page';
import { NoticeBar, Picture, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/associationBind';

/** 协会会员绑定: members of a partner association are bound after a review, and buy with its rights. */
export default function AssociationBindPage() {
  const shown = useQuery(apiQuery(BINDING));
  return (
    <Page route={ROUTE} queries={[shown]} hasBottomBar skeleton={<Skeleton variant="detail" />}>
      {() =>
        shown.data && (
          <>
            <Hero />
            <Binding data={shown.data} />
          </>
        )
      }
    </Page>
  );
}

function Hero() {
  return (
    <div className={styles.hero}>
      <Picture src="/assets/campaigns/association.webp" width={390} aspect={1.9} alt="" eager />
      <div className={styles.words}>
        <h1 className={styles.title}>{t`协会会员专属礼遇`}</h1>
        <div className={styles.lead}>{t`认证会员身份，解锁购车权益`}</div>
      </div>
    </div>
  );
}

/** The own binding; without one, or after a refusal, the form. */
function Binding({ data: { formId, associations, own } }: { data: ReplyOf<typeof BINDING> }) {
  const isRefused = own?.state === 'refused';
  const needsForm = own === null || isRefused;
  const form = useQuery({ ...apiQuery('GET /api/mpmkt/v1/form/detail', { formId }), enabled: needsForm });
  if (own !== null && own.state !== 'refused') return <BindingCard binding={{ ...own, state: own.state }} />;
  if (!form.data) return <Skeleton variant="card" count={2} />;
  return (
    <>
      {isRefused && <NoticeBar tone="warning">{t`未通过：${own?.reason ?? ''}`}</NoticeBar>}
      <BindForm
        form={form.data}
        associations={associations}
        associationId={isRefused ? own?.association.associationId : undefined}
      />
    </>
  );
}
