declare module '@tarojs/plugin-platform-tt/dist/components-react';
