import { accountData } from './account-data.ts';
import { orderData } from './order-data.ts';
import { shoppingData } from './shopping-data.ts';
import type { PersonalTable } from './personal-table.ts';

/**
 * Every table with rows about people: what their file holds, and what an erasure does. The other tables are in
 * `impersonal-data.ts`; a test compares both with the schema. An erasure goes through the tables in this order.
 */
export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = { ...shoppingData, ...orderData, ...accountData };
