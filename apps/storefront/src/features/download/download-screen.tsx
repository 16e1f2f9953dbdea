import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { isRoutePath, openAddress, openDocument } from '@/navigation';
import { Cell, CellGroup, Icon, type IconName, Picture, Text } from '@/ui';
import styles from './download-screen.module.css';
import type { AppPlatform, AppVersionData } from './types';
import { sizeWords, storeWords } from './words';

const PERMISSIONS = '/pagesDocuments/equipPermissionList';
const HERO = '/assets/covers/scene-light-gate.webp';

export interface DownloadScreenProps {
  version: AppVersionData;
  /** System whose build the facts are about. */
  platform: AppPlatform;
}

/** What the app is: picture, what only it can do, and the facts of its newest version. */
export function DownloadScreen({ version, platform }: DownloadScreenProps) {
  const build = version.builds.find((one) => one.platform === platform);
  return (
    <>
      <div className={styles.hero}>
        <Picture src={HERO} width={390} aspect={1.5} alt="" eager />
      </div>
      <div className={styles.app}>
        <Text size="title-1" weight="medium" leading="title-1">
          {brand.appName}
        </Text>
        <div className={styles.slogan}>{brand.slogan}</div>
      </div>
      <div className={styles.section}>
        {abilities().map(({ icon, title, text }) => (
          <div key={title} className={styles.ability}>
            <span className={styles.disc}>
              <Icon name={icon} size={24} />
            </span>
            <div className={styles.words}>
              <Text size="body-large" weight="medium" leading="normal">
                {title}
              </Text>
              <Text size="small" tone="secondary" leading="small">
                {text}
              </Text>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.section}>
        <div className={styles.heading}>{t`版本 ${version.version} 更新内容`}</div>
        {version.notes.map((note) => (
          <div key={note} className={styles.note}>
            {note}
          </div>
        ))}
        {build && (
          <div className={styles.facts}>
            {[storeWords(platform), sizeWords(build.sizeBytes), build.requires].join(' · ')}
          </div>
        )}
      </div>
      <div className={styles.links}>
        <CellGroup>
          {isRoutePath(PERMISSIONS) && <Cell title={t`应用权限说明`} onClick={() => openAddress(PERMISSIONS)} />}
          <Cell title={t`隐私政策`} onClick={() => openDocument('privacy')} />
          <Cell title={t`用户协议`} onClick={() => openDocument('agreement')} />
        </CellGroup>
        <div className={styles.maker}>{t`开发者：${brand.company}`}</div>
      </div>
    </>
  );
}

const abilities = (): { icon: IconName; title: string; text: string }[] => [
  { icon: 'bolt', title: t`远程控制`, text: t`出门前打开空调，随时看电量、锁车与寻车` },
  { icon: 'key', title: t`数字钥匙`, text: t`手机靠近即解锁，也能分享给家人` },
  { icon: 'wrench', title: t`服务预约`, text: t`保养、维修与道路救援，进度实时可见` },
];
