import { expect, test } from '../../support/production.ts';

const CLOSED = 'This section is temporarily closed';
const SOON_MS = 31_000;

test('A disabled area says so, also in open tabs, and can be enabled again', async ({
  page,
  operate,
  openBrowser,
  complaints,
  words,
  checkPage,
}) => {
  complaints.expected.push(/status of 503/);
  await page.clock.install();
  await page.goto('/vendor/login');
  await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible();

  const closed = await operate('release', 'disable', 'vendor-portal', '--reason', 'Orders are shown twice');
  expect(closed.code, closed.output).toBe(0);
  await test.step('New visitors see a notice with a link to the shop', async () => {
    const other = await openBrowser();
    const response = await other.goto('/vendor/login');
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBeTruthy();
    await expect(other.getByRole('heading', { name: CLOSED })).toBeVisible();
    await checkPage(other);
    await other.getByRole('main').getByRole('link').first().click();
    await expect(other.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();
  });

  await test.step('An open tab shows it soon after', async () => {
    // A poll without a response within two seconds changes nothing until the next one.
    await expect(async () => {
      await page.clock.fastForward(SOON_MS);
      await page.getByRole('link', { name: words('kit:signIn.forgotPassword') }).click();
      await expect(page.getByRole('heading', { name: words('storefront:auth.forgot.title') })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: CLOSED })).toBeVisible({ timeout: 10_000 });
    }).toPass();
  });

  await test.step('The log names operator and reason; enabled again, it works as before', async () => {
    const { output } = await operate('release', 'list', '--log', '3');
    expect(output).toContain('Orders are shown twice');
    expect((await operate('release', 'enable', 'vendor-portal')).code).toBe(0);
    await expect(async () => {
      await page.clock.fastForward(SOON_MS);
      await page.goForward();
      // Going back before the page has loaded would not trigger a poll.
      await expect(page.getByRole('heading', { name: words('storefront:auth.forgot.title') })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible({
        timeout: 10_000,
      });
    }).toPass();
  });
});
