const FALSE = '!1';
const TRUE = '!0';

/**
 * Douyin's `page-container` as Taro describes components: attributes with their defaults, then events. Douyin has it since
 * its base library 3.61.0; Taro's plugin does not know it yet.
 */
export const pageContainer = {
  PageContainer: {
    show: FALSE,
    duration: '250',
    'z-index': '100',
    overlay: TRUE,
    position: "'bottom'",
    round: FALSE,
    'close-on-slide-down': FALSE,
    'overlay-style': '',
    'custom-style': '',
    bindBeforeEnter: '',
    bindEnter: '',
    bindAfterEnter: '',
    bindBeforeLeave: '',
    bindLeave: '',
    bindAfterLeave: '',
    bindClickOverlay: '',
  },
};
