import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Frame } from '../../testing/Frame.tsx';
import { emptySite } from '../../testing/content-samples.ts';
import { arabic, english, site } from '../../testing/samples.ts';
import { ContactPage } from './ContactPage.tsx';

const open = { 'GET /site': ok({ data: site() }) };

const show = (options: Partial<Parameters<typeof renderWithProviders>[1]> = {}) =>
  renderWithProviders(<Frame />, {
    texts: english,
    path: '/unused',
    routes: [{ element: <Frame />, children: [{ path: '/', element: <ContactPage /> }] }],
    ...options,
  });

const MESSAGE = {
  Name: 'Layla Hassan',
  Email: 'layla@balsam.test',
  'Phone number': '+97333112233',
  Subject: 'Gloves',
  Message: 'Two hundred boxes, please.',
};

async function writeAndSend(user: UserEvent) {
  for (const [label, words] of Object.entries(MESSAGE)) {
    await user.type(screen.getByRole('textbox', { name: label }), words);
  }
  await user.click(screen.getByRole('button', { name: 'Send message' }));
}

test('An empty form reports what is missing and sends nothing', async () => {
  const calls = fakeApi(open);
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  for (const problem of [
    'Name is required.',
    'Email is required.',
    'Phone number is required.',
    'Subject is required.',
    'Message is required.',
  ]) {
    expect(await screen.findByText(problem)).toBeVisible();
  }
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'layla');
  expect(await screen.findByText('Invalid email format.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test("A sent request shows the shop's thanks over an empty form", async () => {
  const calls = fakeApi({ ...open, 'POST /contactUs': ok({}, 'Thank you, we have your message.') });
  const { user } = await show();
  await writeAndSend(user);
  expect(await screen.findByText('Thank you, we have your message.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: MESSAGE.Name,
    email: MESSAGE.Email,
    phone_number: MESSAGE['Phone number'],
    subject: MESSAGE.Subject,
    message: MESSAGE.Message,
  });
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
});

test('A message that could not be sent shows the reason and stays', async () => {
  fakeApi({
    ...open,
    'POST /contactUs': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Busy.' } },
  });
  const { user } = await show();
  await writeAndSend(user);
  expect(await screen.findAllByText('Busy.')).not.toHaveLength(0);
  for (const [label, words] of Object.entries(MESSAGE)) {
    expect(screen.getByRole('textbox', { name: label })).toHaveValue(words);
  }
});

test('A product that was not found becomes the subject', async () => {
  fakeApi(open);
  await show({ at: '/?subject=nebuliser+mask' });
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('nebuliser mask');
});

test('The page shows addresses, phone numbers and the location', async () => {
  fakeApi(open);
  await show();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumb.getByText('Contact us')).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('link', { name: /^care\s?@balsam\.test$/ })).toHaveAttribute(
    'href',
    'mailto:care@balsam.test',
  );
  expect(screen.getByRole('link', { name: '+973 1755 0100' })).toHaveAttribute('href', 'tel:+97317550100');
  expect(screen.getByRole('link', { name: /^King Fahd Road/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.openstreetmap.org/'),
  );
});

test('The map is loaded only on request', async () => {
  fakeApi(open);
  const { user } = await show();
  const button = await screen.findByRole('button', { name: 'Show the map' });
  expect(screen.queryByTitle('Map of our office')).not.toBeInTheDocument();
  await user.click(button);
  const frame = screen.getByTitle('Map of our office');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=46\.6/),
  );
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveFocus();
});

test('The form works while the contact details are unavailable', async () => {
  fakeApi({ 'POST /contactUs': ok({}, 'Thank you, we have your message.') });
  const { user } = await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await writeAndSend(user);
  expect(await screen.findByText('Thank you, we have your message.')).toBeVisible();
});

test('An Arabic reader sees the errors in Arabic', async () => {
  fakeApi(open);
  const { user } = await show({ lang: 'ar', texts: arabic });
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
  expect(await screen.findByText('الموضوع مطلوب.')).toBeVisible();
});

test('Without contact details there is only the form', async () => {
  fakeApi({ 'GET /site': ok({ data: emptySite }) });
  await show();
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument();
  for (const name of ['Email', 'Phone', 'Address'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});
