import type { TestDriveData, TestDriveSettingsData } from '@voltfront/contract';
import { redirect } from '@/navigation';
import { isLoggedIn } from '@/session';

/** A page that shows what became of an application. */
export type ResultPage = NonNullable<TestDriveSettingsData['resultPage']>;

/** Shows what became of an application, in the place of its form: a visitor needs its key. */
export function openResult(
  { driveNo, key }: Pick<TestDriveData, 'driveNo' | 'key'>,
  page: ResultPage = '/pagesActivity/testDrive/result',
): void {
  redirect(page, isLoggedIn() ? { driveNo } : { key });
}
