import { PickerView, PickerViewColumn, View } from '@tarojs/components';
import styles from './wheels.module.css';
import { turnedColumn, type WheelsProps } from './wheels-props';

/** Columns to turn, by the mini-program's own wheels. */
export function Wheels({ columns, onChange }: WheelsProps) {
  const turn = (places: readonly number[]) => {
    const [column, place] = turnedColumn(columns, places) ?? [];
    if (column !== undefined && place !== undefined) onChange(column, place);
  };
  return (
    <PickerView
      className={styles.wheels}
      value={columns.map(({ index }) => index)}
      immediateChange
      onChange={(event) => turn(event.detail.value)}
    >
      {columns.map(({ key, items }) => (
        <PickerViewColumn key={key}>
          {items.map((item) => (
            <View key={item} className={styles.item}>
              {item}
            </View>
          ))}
        </PickerViewColumn>
      ))}
    </PickerView>
  );
}
