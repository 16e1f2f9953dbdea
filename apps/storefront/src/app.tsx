import '@/platform/polyfills';
import '@/ui/styles';
import type { ReactNode } from 'react';
import { AppFrame, startApp } from '@/page/app-frame';

startApp();

export default function App({ children }: { children?: ReactNode }) {
  return <AppFrame>{children}</AppFrame>;
}
