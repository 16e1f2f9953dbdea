import { definePageTests } from './page-tests';

await definePageTests(1, 2);
