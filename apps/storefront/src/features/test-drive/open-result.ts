import type { TestDriveData } from '@voltfront/contract';
import { redirect } from '@/navigation';
import { isLoggedIn } from '@/session';

/** Shows what became of an application, in the place of its form: a visitor needs its key. */
export function openResult({ driveNo, key }: TestDriveData): void {
  redirect('/pagesActivity/testDrive/result', isLoggedIn() ? { driveNo } : { key });
}
