import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field, openSettings, platform, save, SAVE } from './testing/open-settings.tsx';

const { updated_at, ...content } = platform();
const conflict = {
  status: 409,
  body: { status: 409, success: false, code: 'changed_meanwhile', message: 'Somebody was faster.' },
};

it('An admin changes the default currency, and all other settings stay', async () => {
  const { user, sent } = await openSettings('general');
  expect(await screen.findByRole('radio', { name: /SAR/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /BHD/ }));
  await user.click(save());
  expect(await screen.findByText('Settings saved successfully')).toBeVisible();
  expect(sent()).toEqual([{ ...content, default_currency: 'BHD', updated_at_seen: updated_at }]);
});

it('An admin makes Arabic the language of a first visit', async () => {
  const { user, sent } = await openSettings('general');
  const group = await screen.findByRole('radiogroup', { name: 'Language of a first visit to the shop' });
  expect(within(group).getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(within(group).getByRole('radio', { name: 'العربية' }));
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ default_lang: 'ar', default_currency: 'SAR' });
});

it('Saving twice does not report a conflict', async () => {
  const second = '2026-11-21T10:00:00.000Z';
  const { user, sent } = await openSettings('general', { [SAVE]: ok({ data: platform({ updated_at: second }) }) });
  await user.click(await screen.findByRole('radio', { name: /BHD/ }));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: /USD/ }));
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ default_currency: 'USD', updated_at_seen: second });
});

it('An admin enters the company details in both languages', async () => {
  const { user, sent } = await openSettings('company');
  await user.type(await field('Legal name'), 'Cedar Trading');
  await user.click(save());
  expect(await field('Legal name in Arabic')).toHaveAccessibleDescription('Write the name in both languages.');
  await user.type(await field('Legal name in Arabic'), 'الأرز للتجارة');
  await user.type(await field('Commercial registration number'), '1010123456');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  const company = { legal_name: 'Cedar Trading', legal_name_arabic: 'الأرز للتجارة', cr_number: '1010123456' };
  expect(sent()[0]).toMatchObject({ company: { ...company, vat_number: '' } });
});

it('An invalid VAT number is rejected, and spaces in it are ignored', async () => {
  const { user, sent } = await openSettings('company');
  await user.type(await field('VAT number'), '31012345670000');
  await user.click(save());
  expect(await field('VAT number')).toHaveAccessibleDescription(/has 15 digits/);
  expect(sent()).toEqual([]);
  await user.clear(await field('VAT number'));
  await user.type(await field('VAT number'), '٣١٠ 123 456 700 003 ');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ company: { vat_number: '310123456700003' } });
});

it('Promises have limits, and an empty field makes none', async () => {
  const { user, sent } = await openSettings('promises');
  const days = 'Unopened items may be returned within (days)';
  await user.type(await field(days), '400');
  await user.click(save());
  expect(await field(days)).toHaveAccessibleDescription(/from 1 to 365/);
  await user.clear(await field(days));
  await user.type(await field(days), '14');
  await user.type(await field('A gift with items worth at least (BHD)'), '50.5');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    promises: { return_days: 14, newsletter_percent: null, gift_from: { SAR: null, BHD: 50.5, USD: null } },
  });
});

it('Server errors are shown at their fields', async () => {
  const errors = { 'contact.emails.0': ['This address cannot receive mail.'] };
  const body = { status: 422, success: false, code: 'validation', message: 'Please check.', errors };
  const { user } = await openSettings('contact', { [SAVE]: { status: 422, body } });
  await user.type(await field('Email for everything'), 's');
  await user.click(save());
  await waitFor(async () =>
    expect(await field('Email for everything')).toHaveAccessibleDescription(/cannot receive mail/),
  );
});

it('An admin enters social links, which have to be complete https URLs', async () => {
  const { user, sent } = await openSettings('social');
  await user.type(await field('TikTok'), 'http://balsam.test');
  await user.click(save());
  expect(await screen.findByText('Enter a whole address that begins with https://')).toBeVisible();
  await user.clear(await field('TikTok'));
  await user.type(await field('TikTok'), 'https://balsam.test/tiktok');
  await user.clear(await field('Instagram'));
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ social: [{ network: 'tiktok', url: 'https://balsam.test/tiktok' }] });
});

it('An admin sets the default shipping of new vendors', async () => {
  const { user, sent } = await openSettings('shipping');
  await user.clear(await field('Fee (BHD)'));
  await user.type(await field('Fee (BHD)'), '1.2345');
  await user.clear(await field('Fee (USD)'));
  await user.clear(await field('Free from (USD)'));
  await user.type(await field('Free from (USD)'), '61.005');
  await user.clear(await field('Longest handling time (working days)'));
  await user.type(await field('Longest handling time (working days)'), '0');
  await user.click(save());
  expect(await field('Fee (BHD)')).toHaveAccessibleDescription(/at most 3 decimals/);
  expect(await field('Fee (USD)')).toHaveAccessibleDescription('Please write an amount; 0 ships for free.');
  expect(await field('Free from (USD)')).toHaveAccessibleDescription(/at most 2 decimals/);
  await user.type(await field('Fee (USD)'), '6.75');
  await user.clear(await field('Free from (USD)'));
  await user.type(await field('Free from (USD)'), '53');
  expect(await screen.findByText('The longest time cannot be shorter than the shortest.')).toBeVisible();
  await user.clear(await field('Fee (BHD)'));
  await user.type(await field('Fee (BHD)'), '1.234');
  await user.clear(await field('Free from (SAR)'));
  await user.clear(await field('Longest handling time (working days)'));
  await user.type(await field('Longest handling time (working days)'), '5');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    shipping_defaults: {
      flat_fee: { SAR: 25, BHD: 1.234, USD: 6.75 },
      free_from: { SAR: null, BHD: null, USD: 53 },
      handling_days_min: 1,
      handling_days_max: 5,
    },
  });
});

it('After a conflict the admin loads the new state and keeps the typed values', async () => {
  const newer = platform({
    contact: { ...content.contact, address: 'Olaya Street 5', phones: ['+966 11 000 0000'] },
    default_currency: 'USD',
    updated_at: '2026-11-21T10:00:00.000Z',
  });
  const states = [platform(), newer];
  const responses = [conflict, ok({ data: newer }, 'Settings saved successfully')];
  const { user, sent } = await openSettings('contact', {
    'GET /admin/platform-settings': () => ok({ data: states.shift() ?? newer }),
    [SAVE]: () => responses.shift() ?? conflict,
  });
  await user.type(await field('Second email'), 'quotes@balsam.test');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await waitFor(async () => expect(await field('Address')).toHaveValue('Olaya Street 5'));
  expect(await field('Second email')).toHaveValue('quotes@balsam.test');
  await user.click(save());
  expect(await screen.findByText('Settings saved successfully')).toBeVisible();
  expect(sent()[1]).toMatchObject({
    default_currency: 'USD',
    contact: { address: 'Olaya Street 5', emails: ['care@balsam.test', 'quotes@balsam.test'] },
    updated_at_seen: newer.updated_at,
  });
});

it('Leaving a tab with unsaved changes asks for confirmation', async () => {
  const { user, router } = await openSettings('contact');
  await user.type(await field('Address'), ' 7');
  await user.click(screen.getByRole('tab', { name: 'Social links' }));
  expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=social'));
});

it('A failed load of the settings can be retried', async () => {
  const { user } = await openSettings('general', {
    'GET /admin/platform-settings': {
      status: 500,
      body: { status: 500, success: false, code: 'internal', message: '' },
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
