import { Button, IconButton, toast } from '@/ui';
import { DemoRow, DemoSection, DemoStack } from './demo-section';

/** Buttons in all their states. */
export function ButtonDemo() {
  return (
    <>
      <DemoSection name="Button">
        <DemoStack>
          <Button block>立即定购</Button>
          <Button block variant="dark">
            预约试驾
          </Button>
          <Button block variant="secondary">
            对比配置
          </Button>
          <Button block variant="soft">
            分享给好友
          </Button>
          <Button block variant="text">
            暂不需要
          </Button>
          <Button block loading>
            提交中
          </Button>
          <Button block variant="secondary" loading>
            载入中
          </Button>
          <Button block disabled>
            已售罄
          </Button>
          <Button block variant="secondary" disabled>
            名额已满
          </Button>
          <Button block>文字很长时换行而不溢出：同意全部协议并以当前配置与价格提交定购</Button>
        </DemoStack>
        <DemoRow>
          <Button size="medium">中号</Button>
          <Button size="medium" variant="secondary" icon="share">
            分享
          </Button>
          <Button size="medium" variant="dark">
            深色
          </Button>
          <Button size="medium" disabled>
            不可用
          </Button>
        </DemoRow>
        <DemoRow>
          <Button size="small" variant="soft" icon="plus">
            关注
          </Button>
          <Button size="small" variant="secondary" tone="danger">
            删除
          </Button>
          <Button size="small" variant="secondary" loading>
            载入
          </Button>
          <Button size="small" variant="text">
            查看全部
          </Button>
          <Button size="small" variant="text" tone="danger">
            注销
          </Button>
        </DemoRow>
      </DemoSection>
      <DemoSection name="IconButton">
        <DemoRow>
          <IconButton icon="heart" label="收藏" onClick={() => toast('已收藏')} />
          <IconButton icon="share" label="分享" shape="round" />
          <IconButton icon="close" label="关闭" shape="glass" size={20} />
          <IconButton icon="edit" label="编辑" shape="round" disabled />
        </DemoRow>
      </DemoSection>
    </>
  );
}
