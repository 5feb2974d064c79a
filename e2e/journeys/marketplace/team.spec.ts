import { linkIn } from '../../support/mailbox.ts';
import { fullNameOf } from '../../support/people.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test(
  'A customer joins a store, sees its orders but not its money, and is removed',
  { tag: '@both' },
  async ({ openBrowser, market, mailbox, words, checkPage, complaints }) => {
    const { person } = await market.newCustomer();
    const owner = await openBrowser(await market.newVendor());
    const clerk = await openBrowser();
    const name = fullNameOf(person);
    complaints.expected.push(/status of 40[13]/);

    await test.step('The owner works alone and invites the customer to handle orders', async () => {
      await owner.goto('/vendor/team');
      await expect(owner.getByText(words('kit:team.alone'))).toBeVisible();
      await checkPage(owner);
      await owner.getByRole('button', { name: words('kit:team.invite.action'), exact: true }).click();
      const dialog = owner.getByRole('dialog');
      await fieldOf(dialog, words('kit:team.firstname')).fill(person.firstname);
      await fieldOf(dialog, words('kit:team.lastname')).fill(person.lastname);
      await fieldOf(dialog, words('kit:signIn.email')).fill(person.email);
      await fieldOf(dialog, words('kit:team.role')).selectOption('orders');
      await checkPage(owner);
      await dialog.getByRole('button', { name: words('kit:team.invite.send') }).click();
      await expect(rowOf(owner, person.email)).toBeVisible();
    });

    await test.step('The customer accepts with the password of their account', async () => {
      const mail = await mailbox.waitFor(person.email, '/vendor/invitation');
      await clerk.goto(linkIn(mail, '/vendor/invitation'));
      await expect(fieldOf(clerk, words('kit:signIn.email'))).toHaveValue(person.email);
      await fieldOf(clerk, words('kit:signIn.password')).fill(person.password);
      await checkPage(clerk);
      await clerk.getByRole('button', { name: words('kit:invitation.submit') }).click();
      await expect(clerk).toHaveURL('/vendor');
    });

    await test.step('They see the orders, and the money is refused', async () => {
      await clerk.goto('/vendor/orders');
      await expect(clerk.getByRole('table')).toBeVisible();
      await clerk.goto('/vendor/money');
      await expect(clerk.getByText(words('kit:state.forbidden.title'))).toBeVisible();
      await clerk.goto('/vendor/team');
      await expect(rowOf(clerk, person.email)).toContainText(words('kit:team.you'));
      await expect(clerk.getByRole('button', { name: words('kit:team.invite.action'), exact: true })).toHaveCount(0);
    });

    await test.step('The owner removes them, and they are signed out', async () => {
      await owner.reload();
      await owner.getByRole('button', { name: words('kit:team.remove.actionOf', { name }) }).click();
      await owner
        .getByRole('dialog')
        .getByRole('button', { name: words('kit:team.remove.confirm') })
        .click();
      await expect(rowOf(owner, person.email)).toHaveCount(0);
      await clerk.goto('/vendor/orders');
      await expect(clerk).toHaveURL(/\/login/);
    });
  },
);
