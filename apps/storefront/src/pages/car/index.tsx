import { Page } from '@/page';

export default function CarPage() {
  return <Page route="/pages/car/index" />;
}
