import { t } from '@lingui/core/macro';
import type { ShowcaseCarData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { useState } from 'react';
import { Avatar, Button, cx, Fill, Icon, IconButton, Picture, Price, relativeDate, Stack, Tag, Text } from '@/ui';
import styles from './showcase.module.css';
import { useLikeCar } from './use-car-actions';

export interface CarCardProps {
  car: ShowcaseCarData;
  now: number;
  /** Above the fold. */
  eager: boolean;
  onCopy: () => void;
  /** Report, or delete where it is the own one. */
  onMore: () => void;
}

/** A published configuration: the car with what was chosen, its author's words, likes, and 一键抄作业. */
export function CarCard({ car, now, eager, onCopy, onMore }: CarCardProps) {
  const [liked, setLiked] = useState<Pick<ShowcaseCarData, 'isLiked' | 'likeCount'>>(car);
  const like = useLikeCar(setLiked);
  const name = `${car.modelName} ${car.versionName}`;
  const count = formatCount(liked.likeCount);
  const chosen = [car.paint, car.wheel, car.interior].filter((each) => each !== null);
  return (
    <div className={styles.card} role="listitem">
      <Stack row gap={2} align="center">
        <Avatar src={car.person.avatar} name={car.person.nickname} size="small" />
        <Fill>
          <Stack row gap={2} align="center">
            <Text inline size="body" weight="bold" oneLine>
              {car.person.nickname}
            </Text>
            {car.person.isOwner && <Tag tone="accent">{t`车主`}</Tag>}
          </Stack>
          <Text size="caption" tone="secondary">
            {[car.cityName, relativeDate(car.at, now)].filter(Boolean).join(' · ')}
          </Text>
        </Fill>
        <IconButton
          icon={car.isMine ? 'trash' : 'more'}
          size={20}
          label={car.isMine ? t`删除` : t`更多`}
          onClick={onMore}
        />
      </Stack>
      <div className={styles.stage}>
        <Picture src={car.cutout} width={326} aspect={16 / 9} alt={name} clear fit="contain" eager={eager} />
        {car.isPartlyGone && (
          <Tag className={styles.gone} tone="warning">
            {t`部分选装已停售`}
          </Tag>
        )}
      </div>
      <Stack row align="center">
        <Fill>
          <Text size="body-large" weight="bold">
            {name}
          </Text>
        </Fill>
        <Price fen={car.totalFen} size="small" />
      </Stack>
      <div className={styles.options}>
        {chosen.map((option) => (
          <span key={option} className={styles.option}>
            {option}
          </span>
        ))}
      </div>
      <div className={styles.words}>{car.words}</div>
      <Stack row align="center">
        <button
          type="button"
          className={cx(styles.like, liked.isLiked && styles.liked)}
          aria-pressed={liked.isLiked}
          aria-label={t`点赞，${count}`}
          onClick={() => like({ carId: car.carId, ...liked })}
        >
          <Icon name={liked.isLiked ? 'heart-filled' : 'heart'} size={20} />
          <span>{count}</span>
        </button>
        <Fill>
          <Text size="caption" tone="secondary">
            {t`${formatCount(car.copyCount)} 人抄过`}
          </Text>
        </Fill>
        <Button size="small" onClick={onCopy}>
          {t`一键抄作业`}
        </Button>
      </Stack>
    </div>
  );
}
