import { hardCodedTexts, listAddresses, pseudoTexts } from '@balsam/shared-api/testing';
import { COUNTRY_CODES, NHRA_CLASSES, SFDA_CLASSES } from '@balsam/shared-api';
import { countryName } from '@balsam/shared-ui';
import { consoleKit } from '@balsam/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../app/routes.tsx';
import { PAYOUT, STATEMENT } from '../testing/money.ts';
import { openPage } from '../testing/open-page.tsx';
import en from './en.json';

const texts = pseudoTexts({ 'vendor-portal': en, kit: consoleKit.en });

// Long names first, because the short ones are part of them.
const months = (['long', 'short'] as const).flatMap((length) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('en', { month: length }).format(Date.UTC(2026, month)),
  ),
);

/** Texts that are the same in every language, and those that the browser formats. */
const ALLOWED = [
  // The shop's own name is a setting.
  'Balsam',
  ...['SAR', 'BHD', 'USD', 'English', 'العربية', 'AM', 'PM'],
  // An email address may wrap before its "@".
  ...['sara@example.test', 'huda@example.test', 'amal@example.test'].flatMap((email) => [
    email,
    ...email.split(/(?=@)/),
  ]),
  ...months,
  ...COUNTRY_CODES.map((code) => countryName(code, 'en')),
  // Classes of medical devices.
  ...SFDA_CLASSES,
  ...NHRA_CLASSES,
];

const pages = listAddresses(routes, {
  base: '/vendor',
  examples: {
    'orders/:slug': 'orders/BLS-AAAAAAAAA1-1',
    'orders/:slug/packing-slip': 'orders/BLS-AAAAAAAAA1-1/packing-slip',
    'orders/:slug/invoice': 'orders/BLS-AAAAAAAAA1-1/invoice',
    'orders/:slug/label': 'orders/BLS-AAAAAAAAA1-1/label',
    'money/parts/:slug': 'money/parts/BLS-AAAAAAAAA1-1',
    'money/payouts/:number': `money/payouts/${PAYOUT.payout_no}`,
    'money/statements/:number': `money/statements/${STATEMENT.statement_no}`,
    'batches/:id': 'batches/7',
    'recalls/:id': 'recalls/7',
    'recalls/:id/edit': 'recalls/7/edit',
    'returns/:no': 'returns/RET-7K3M9P2Q',
    'edit-product/:slug': 'edit-product/nitrile-gloves',
  },
});
const tabs = ['products', 'shipping', 'payments', 'bank'].map((tab) => `/vendor/settings?tab=${tab}`);

const readable = () => hardCodedTexts(document.documentElement, ALLOWED);

describe.each([
  ['A vendor', {}],
  ['A vendor in bad luck', { isDown: true }],
] as const)('%s reads nothing that no translator has seen', (_who, visit) => {
  test.each([...pages, ...tabs])('at %s', async (address) => {
    await openPage(address, { texts, ...visit });
    expect(readable()).toEqual([]);
  });
});

it('The sign-in page shows only translated text', async () => {
  await openPage('/vendor/login', { texts, role: null });
  expect(readable()).toEqual([]);
});

it('The notifications show only translated text', async () => {
  await openPage('/vendor/customers', { texts });
  const bell = texts.kit.notifications.open_other.replace('{{count}}', '3');
  await userEvent.click(screen.getByRole('button', { name: bell }));
  await screen.findByRole('dialog');
  expect(readable()).toEqual([]);
});
