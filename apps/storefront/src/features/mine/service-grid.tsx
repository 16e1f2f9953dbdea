import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { apiQuery } from '@/api';
import { UNREAD } from '@/features/chat/chat-cache';
import { isRoutePath, openLink } from '@/navigation';
import { dial } from '@/platform/external';
import { Badge, Card, Icon, type IconName, pressable } from '@/ui';
import styles from './mine.module.css';

const WELFARE = '/pagesMine/welfareCoupon';
const CHAT = '/yunxin/ChatActivity';

interface Service {
  icon: IconName;
  title: string;
  path?: string;
  open: () => void;
}

/** Pages that the grid leads to, in its order; those that are not built are left out. */
function linkedServices(isEmployee: boolean): Service[] {
  const links: [icon: IconName, title: string, path: string, isShown?: boolean][] = [
    ['order', t`我的订单`, '/pagesOrder/order/index'],
    ['store', t`我的门店`, '/pagesStore/storeInfo'],
    ['navigation', t`预约试驾`, '/pagesActivity/testDrive/index'],
    ['location', t`门店`, '/pagesStore/storeList'],
    ['car', t`旧车置换`, '/pagesDetail/replaceService'],
    ['chart', t`金融计算`, '/pagesDetail/financialCalculator/index'],
    ['calendar', t`等车日历`, '/pagesOrder/rewardCalendar'],
    ['star', t`我的积分`, '/pagesMine/integral'],
    ['heart', t`成长值`, '/pagesMine/value/index'],
    ['coupon', t`卡券包`, '/pagesMine/cardBag/index'],
    ['gift', t`福利券`, WELFARE],
    ['gift', t`我的奖品`, '/pagesActivity/myPrize'],
    ['location', t`地址管理`, '/pagesMine/address/index'],
    ['wallet', t`发票`, '/pagesInvoice/index/index'],
    ['comment', t`在线客服`, CHAT],
    ['share', t`员工推荐`, '/pagesBannerActivity/innerRecommand/index', isEmployee],
    ['gift', t`员工抽奖`, '/pagesBannerActivity/innerDraw/index', isEmployee],
    ['book', t`品牌介绍`, '/pagesDetail/introductionZeekr/index'],
    ['shield', t`隐私政策`, '/pagesDocuments/privacyAgreement'],
    ['settings', t`设置`, '/pagesMine/settings'],
  ];
  return links
    .filter(([, , path, isShown = true]) => isShown && isRoutePath(path))
    .map(([icon, title, path]) => ({ icon, title, path, open: () => void openLink(path) }));
}

/** The services of the mine tab; bubbles count welfare coupons that are new, and answers of the customer service. */
export function ServiceGrid({ isEmployee, newWelfare }: { isEmployee: boolean; newWelfare: number }) {
  const chat = useQuery(apiQuery(UNREAD));
  const counts: Record<string, number> = { [WELFARE]: newWelfare, [CHAT]: chat.data?.count ?? 0 };
  const call: Service = { icon: 'phone', title: t`客服电话`, open: () => dial(brand.phoneDigits) };
  return (
    <Card className={styles.card}>
      <div className={styles.services}>
        {[...linkedServices(isEmployee), call].map(({ icon, title, path, open }) => (
          <div key={title} className={styles.service} {...pressable(open)}>
            <Badge count={counts[path ?? ''] ?? 0}>
              <Icon name={icon} size={24} />
            </Badge>
            <div className={styles.serviceTitle}>{title}</div>
          </div>
        ))}
      </div>
    </Card>
  );
}
