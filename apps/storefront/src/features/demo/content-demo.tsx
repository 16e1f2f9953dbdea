import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { Carousel, Collapse, ImagePreview, Picture, QrCode, type RichBlock, RichText } from '@/ui';
import { demoPictures } from './demo-data';
import { DemoRow, DemoSection, DemoStack } from './demo-section';
import { MediaDemo } from './media-demo';

const ARTICLE: readonly RichBlock[] = [
  { kind: 'heading', text: '光从海面来' },
  { kind: 'paragraph', text: '设计从一条曲线开始：它从前灯出发，掠过肩线，在车尾收成一道浪。' },
  { kind: 'quote', text: '好的比例，不需要解释。' },
  { kind: 'picture', src: demoPictures.slides[1], alt: '城市夜景', aspect: 1.5, caption: '城市，雨后' },
  { kind: 'list', items: ['风阻系数 0.218，来自 86 次风洞测试', '全车 12 处主动气流控制'] },
  { kind: 'list', isNumbered: true, items: ['选择车型与版本', '支付定金，等待锁单；在此之前可以随时修改配置'] },
  { kind: 'divider' },
];

/** Carousel, texts that fold, articles, codes, media. */
export function ContentDemo() {
  return (
    <>
      <DemoSection name="Carousel">
        <Carousel label="焦点图" aspect={1.2}>
          {demoPictures.slides.map((src) => (
            <Picture key={src} src={src} width={390} alt="" />
          ))}
        </Carousel>
        <Carousel label="不自动播放" aspect={2} intervalMs={0} dots="under">
          {demoPictures.slides.map((src) => (
            <Picture key={src} src={src} width={390} alt="" />
          ))}
        </Carousel>
      </DemoSection>
      <DemoSection name="Collapse">
        <Collapse
          accordion
          initialKeys={['refund']}
          items={[
            { key: 'refund', title: '定金可以退吗？', children: '锁单前可以全额退款，锁单后不可变更与退款。' },
            { key: 'deliver', title: '多久可以交付？', children: '锁单后约 4 到 6 周，以生产排期为准。' },
          ]}
        />
      </DemoSection>
      <ArticleDemo />
      <DemoSection name="QrCode">
        <DemoRow>
          <QrCode text={brand.hosts.h5} label="首页地址" />
          <QrCode text="482913" size="small" label="提车码" />
        </DemoRow>
      </DemoSection>
      <MediaDemo />
    </>
  );
}

function ArticleDemo() {
  const [shown, setShown] = useState<string>();
  return (
    <DemoSection name="RichText">
      <DemoStack>
        <RichText blocks={ARTICLE} onPicture={setShown} />
      </DemoStack>
      <ImagePreview
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        pictures={[{ src: demoPictures.slides[1], alt: '城市夜景', caption: '城市，雨后' }]}
      />
    </DemoSection>
  );
}
