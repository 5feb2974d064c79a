import type { Template } from './template.ts';
import { accountTemplates } from './accounts.ts';
import { brandTemplates } from './brand.ts';
import { holidayTemplates } from './holidays.ts';
import { guestTemplates } from './guests.ts';
import { licenceTemplates } from './licences.ts';
import { lotTemplates } from './lots.ts';
import { messageTemplates } from './messages.ts';
import { moneyTemplates } from './money.ts';
import { privacyTemplates } from './privacy.ts';
import { recallTemplates } from './recalls.ts';
import { reportTemplates } from './reports.ts';
import { returnTemplates } from './returns.ts';
import { orderTemplates } from './orders.ts';
import { subscriptionTemplates } from './subscriptions.ts';

/** Every mail of the house by its name. */
export const templates = new Map<string, Template>(
  Object.entries({
    ...accountTemplates,
    ...holidayTemplates,
    ...guestTemplates,
    ...messageTemplates,
    ...orderTemplates,
    ...licenceTemplates,
    ...lotTemplates,
    ...moneyTemplates,
    ...returnTemplates,
    ...privacyTemplates,
    ...recallTemplates,
    ...reportTemplates,
    ...subscriptionTemplates,
    ...brandTemplates,
  }),
);
