import { defineTexts } from '../../kernel/texts';

export const associationTexts = defineTexts('association', {
  missing: ['绑定申请不存在', 'There is no such request'],
  once: ['您已有绑定或审核中的申请', 'You have a binding, or a request in review'],
  decided: ['该申请已处理，请刷新后查看', 'This request was decided already'],
  notBound: ['当前没有可解除的绑定', 'There is nothing to unbind'],
  unboundLately: [
    ({ at }: { at: string }) => `90 天内只能解绑一次，${at} 后可再次解绑`,
    ({ at }) => `You may unbind once in 90 days, again from ${at} on`,
  ],
});
