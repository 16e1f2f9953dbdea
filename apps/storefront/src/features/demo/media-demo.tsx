import { useState } from 'react';
import { Cell, ImagePreview, MapBox, Picture, SwipeActions, toast, Video } from '@/ui';
import { demoFilm, demoPictures, demoStores, demoTiles } from './demo-data';
import { DemoSection, DemoStack } from './demo-section';
import styles from './media-demo.module.css';

/** Pictures to look at closely, films, maps, and rows to swipe. */
export function MediaDemo() {
  return (
    <>
      <PreviewDemo />
      <DemoSection name="Video">
        <DemoStack>
          <Video src={demoFilm.src} poster={demoFilm.poster} label="光的旅程" muted />
          <Video src={demoPictures.missing} poster={demoPictures.slides[2]} label="无法播放的视频" />
        </DemoStack>
      </DemoSection>
      <DemoSection name="MapBox">
        <DemoStack>
          <MapBox label="附近门店" pins={demoStores} onOpen={(pin) => toast(`导航去${pin.title}`)} />
          <MapBox label="交付中心" pins={demoStores.slice(0, 1)} aspect={2} />
          <MapBox label="可缩放的地图" pins={demoStores} tiles={demoTiles} />
          <MapBox label="没有门店" pins={[]} aspect={3} />
        </DemoStack>
      </DemoSection>
      <SwipeDemo />
    </>
  );
}

function PreviewDemo() {
  const [index, setIndex] = useState<number>();
  return (
    <DemoSection name="ImagePreview">
      <div className={styles.tiles}>
        {demoPictures.photos.map(({ src, alt }, at) => (
          <div key={src} className={styles.tile}>
            <Picture src={src} width={114} aspect={1} alt={alt} round="card" onClick={() => setIndex(at)} />
          </div>
        ))}
      </div>
      <ImagePreview
        key={index}
        isOpen={index !== undefined}
        onClose={() => setIndex(undefined)}
        pictures={demoPictures.photos}
        startIndex={index}
        saveName="照片"
      />
    </DemoSection>
  );
}

const ADDRESSES = [
  { key: 'home', title: '小澜 138****0101', note: '浙江省杭州市西湖区北山街 1 号' },
  { key: 'work', title: '小澜 138****0101', note: '上海市浦东新区世纪大道 100 号环球金融中心 28 层会议室前台' },
];

function SwipeDemo() {
  const [rows, setRows] = useState(ADDRESSES);
  const run = (key: string, action: string) => {
    if (action === 'remove') setRows(rows.filter((row) => row.key !== key));
    else toast(action === 'default' ? '已设为默认' : '编辑');
  };
  return (
    <DemoSection name="SwipeActions">
      {rows.map(({ key, title, note }) => (
        <SwipeActions
          key={key}
          label={title}
          onAction={(action) => run(key, action)}
          actions={[
            { key: 'default', text: '设为默认' },
            { key: 'remove', text: '删除', tone: 'danger' },
          ]}
        >
          <Cell title={title} note={note} onClick={() => toast(title)} />
        </SwipeActions>
      ))}
      {rows.length === 0 && <Cell title="恢复列表" onClick={() => setRows(ADDRESSES)} />}
    </DemoSection>
  );
}
