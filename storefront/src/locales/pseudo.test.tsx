import { hardCodedTexts, pseudoTexts } from '@balsam/shared-api/testing';
import { SOCIAL_NETWORKS } from '../entities/company/social-networks.ts';
import { routes } from '../app/routes.tsx';
import { listAddresses } from '../testing/addresses.ts';
import { openPage } from '../testing/open-page.tsx';
import { asCustomer, english, site, user } from '../testing/samples.ts';

const texts = pseudoTexts(english);

const datePart = (options: Intl.DateTimeFormatOptions, lang = 'en') =>
  Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat(lang, options).format(Date.UTC(2026, month, month)));

/** Words that are the same in every language, and those that the browser formats. */
const ALLOWED = [
  // The shop's own name is a setting.
  'Balsam',
  ...['SAR', 'BHD', 'USD', 'English', 'العربية', 'عربي', 'AM', 'PM'],
  ...Object.values(SOCIAL_NETWORKS).map(({ name }) => name),
  // An address may be broken before its "@".
  ...[...site().contact.emails, user().email].flatMap((email) => [email, ...email.split(/(?=@)/)]),
  // The order number in the URL.
  'BLS-0123456789',
  ...datePart({ month: 'short' }),
  ...datePart({ month: 'long' }),
  // A specification sheet has its date in both languages.
  ...datePart({ month: 'long' }, 'ar'),
  ...datePart({ weekday: 'short' }),
];

const VISITS = [
  ['A visitor', {}],
  ['A customer', { session: asCustomer }],
  ['A visitor in bad luck', { isDown: true }],
  ['A customer in bad luck', { isDown: true, session: asCustomer }],
] as const;

describe.each(VISITS)('%s sees only translatable text', (_who, visit) => {
  test.each(listAddresses(routes))('at %s', async (address) => {
    await openPage(address, { texts, ...visit });
    expect(hardCodedTexts(document.documentElement, ALLOWED)).toEqual([]);
  });
});
