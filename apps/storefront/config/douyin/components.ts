// What `@tarojs/components` is in the build for Douyin.
export * from '@tarojs/plugin-platform-tt/dist/components-react';
export const PageContainer = 'page-container';
