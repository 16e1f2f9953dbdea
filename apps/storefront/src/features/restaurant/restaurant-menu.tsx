import { t } from '@lingui/core/macro';
import type { RestaurantData } from '@voltfront/contract';
import { Fill, Picture, Price, Section, Stack, Tag, Text } from '@/ui';
import styles from './restaurant.module.css';

type Dish = RestaurantData['menu'][number]['dishes'][number];

/** The menu by section. */
export function RestaurantMenu({ menu }: { menu: RestaurantData['menu'] }) {
  return (
    <>
      {menu.map(({ section, dishes }) => (
        <Section key={section} title={section} apart="before">
          {dishes.map((dish) => (
            <DishRow key={dish.dishId} dish={dish} />
          ))}
        </Section>
      ))}
    </>
  );
}

function DishRow({ dish }: { dish: Dish }) {
  const { name, note, priceFen, tags, picture, isSoldOut } = dish;
  return (
    <div className={styles.dish}>
      {picture && <Picture src={picture} width={72} aspect={1} alt={name} round="card" className={styles.photo} />}
      <Fill>
        <Stack gap={1}>
          <Text weight="medium" {...(isSoldOut ? { tone: 'secondary' } : {})}>
            {name}
          </Text>
          {note !== '' && (
            <Text size="caption" tone="secondary">
              {note}
            </Text>
          )}
          <Stack row wrap gap={1}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            {isSoldOut && <Tag tone="warning">{t`已售罄`}</Tag>}
          </Stack>
        </Stack>
      </Fill>
      <Price fen={priceFen} size="small" />
    </div>
  );
}
