import { t } from '@lingui/core/macro';
import { type MutableRefObject, useState } from 'react';
import { StoryFilm } from '@/features/brand-story/story-film';
import { stageText } from '@/features/vehicle/models/stage-text';
import { navigate } from '@/navigation';
import { scrollToTopOf } from '@/platform/scroll';
import { BottomBar, Button, Picture, Tabs, Tag, Text } from '@/ui';
import styles from './car-home.module.css';
import { LayoutBlocks } from './layout-blocks';
import { anchorOf, type LayoutData } from './layout-data';
import type { ArticlesHandle } from './model-articles';
import { FromPrice, openModel } from './model-blocks';

export interface CarHomeProps {
  layout: LayoutData;
  model: NonNullable<LayoutData['model']>;
  articles: MutableRefObject<ArticlesHandle | null>;
}

/** Everything about one model: its film, what it costs, and blocks that a row of anchors leads to. */
export function CarHome({ layout, model, articles }: CarHomeProps) {
  const { film, picture, blocks } = layout;
  const named = blocks.filter(({ title }) => title !== '');
  const [anchor, setAnchor] = useState(named[0]?.blockId ?? '');
  const jump = (blockId: string) => {
    setAnchor(blockId);
    scrollToTopOf(anchorOf(blockId));
  };
  return (
    <>
      {film ? <StoryFilm film={film} /> : <Picture src={picture} width={390} aspect={16 / 9} alt="" eager />}
      <div className={styles.head}>
        <div className={styles.line}>
          <Text size="title-1" weight="medium" leading="title-1" heading={2}>
            {model.name}
          </Text>
          <Tag tone={model.stage === 'onSale' ? 'accent' : 'neutral'}>{stageText(model.stage)}</Tag>
        </div>
        <Text size="small" tone="secondary" leading="small">
          {model.tagline}
        </Text>
        <div className={styles.price}>
          <FromPrice model={model} size="large" />
        </div>
      </div>
      {named.length > 1 && (
        <Tabs
          className={styles.anchors}
          label={t`页内导航`}
          items={named.map(({ blockId, title }) => ({ key: blockId, text: title }))}
          activeKey={anchor}
          onChange={jump}
        />
      )}
      <LayoutBlocks layout={layout} articles={articles} />
    </>
  );
}

/** What the stage of the model allows: its sheet and a test drive, or a blind booking. */
export function CarHomeBar({ model }: Pick<CarHomeProps, 'model'>) {
  const { modelId, stage } = model;
  const sheet = (
    <Button block variant="secondary" onClick={() => navigate('/pagesDetail/carConfig', { modelId })}>
      {t`配置`}
    </Button>
  );
  if (stage === 'blindBooking') {
    return (
      <BottomBar>
        <Button block variant="dark" onClick={() => openModel(model)}>{t`立即盲订`}</Button>
      </BottomBar>
    );
  }
  if (stage !== 'onSale') {
    return (
      <BottomBar>
        {sheet}
        <Button block onClick={() => openModel(model)}>{t`查看车型`}</Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      {sheet}
      <Button block onClick={() => navigate('/pagesActivity/testDrive/index', { modelId })}>{t`试驾`}</Button>
    </BottomBar>
  );
}
