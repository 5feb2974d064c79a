import type { Template } from './template.ts';
import { accountTemplates } from './templates/accounts.ts';
import { houseTemplates } from './templates/house.ts';
import { orderTemplates } from './templates/orders.ts';
import { subscriptionTemplates } from './templates/subscriptions.ts';

/** Every mail of the house by its name. */
export const templates = new Map<string, Template>(
  Object.entries({ ...accountTemplates, ...orderTemplates, ...subscriptionTemplates, ...houseTemplates }),
);
