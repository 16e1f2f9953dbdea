import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { Button, Poster, PosterSheet, ShareSheet, sharePoster } from '@/ui';
import { demoPictures } from './demo-data';
import { DemoRow, DemoSection, DemoStack } from './demo-section';
import styles from './share-demo.module.css';

const poster = sharePoster({
  picture: demoPictures.hero,
  title: '日落之前，去看海',
  text: brand.slogan,
  person: { name: '小澜', avatar: demoPictures.avatar, note: '邀请你一起试驾' },
  code: { text: brand.hosts.h5 },
  codeNote: '长按识别二维码，了解更多',
  brandName: `${brand.name} ${brand.latinName}`,
});

/** Its picture does not exist: the poster fails. */
const brokenPoster = sharePoster({
  picture: demoPictures.missing,
  title: '',
  code: { text: '1' },
  codeNote: '',
  brandName: '',
});

/** Ways to pass something on, and posters drawn on the device. */
export function ShareDemo() {
  const [open, setOpen] = useState<'share' | 'plain' | 'poster' | null>(null);
  const close = () => setOpen(null);
  const content = { title: '我的专属配置', address: '/pages/car/index' };
  return (
    <DemoSection name="ShareSheet / Poster">
      <DemoRow>
        <Button size="small" variant="secondary" onClick={() => setOpen('share')}>
          ShareSheet
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen('plain')}>
          ShareSheet 无海报
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen('poster')}>
          PosterSheet
        </Button>
      </DemoRow>
      <DemoStack>
        <div className={styles.posters}>
          <div className={styles.half}>
            <Poster plan={poster} label="试驾邀请海报" />
          </div>
          <div className={styles.half}>
            <Poster plan={brokenPoster} label="失败的海报" />
          </div>
        </div>
      </DemoStack>
      <ShareSheet isOpen={open === 'share'} onClose={close} content={content} poster={poster} copyText="8F3K2Q">
        <div className={styles.code}>
          <div className={styles.value}>8F3K2Q</div>
          <div className={styles.note}>好友打开即可看到同样的配置</div>
        </div>
      </ShareSheet>
      <ShareSheet isOpen={open === 'plain'} onClose={close} content={content} codeText={null} />
      <PosterSheet
        isOpen={open === 'poster'}
        onClose={close}
        plan={poster}
        label="试驾邀请海报"
        saveName={`${brand.name}邀请海报`}
      />
    </DemoSection>
  );
}
