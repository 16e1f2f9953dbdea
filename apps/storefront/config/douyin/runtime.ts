import { mergeInternalComponents } from '@tarojs/shared';
import { pageContainer } from './page-container';

mergeInternalComponents(pageContainer);
