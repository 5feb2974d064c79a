import { screen } from '@testing-library/react';
import { aUser } from '../testing/a-user.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { Allowed } from './Allowed.tsx';
import { AllowedLink } from './AllowedLink.tsx';
import { useGetUserQuery } from './auth-api.ts';

function Page() {
  const { data: user } = useGetUserQuery();
  return (
    <>
      <p>{user?.full_name}</p>
      <Allowed permission="orders.write">
        <button type="button">Ship</button>
      </Allowed>
      <AllowedLink permission="catalogue.read" to="/gloves">
        Gloves
      </AllowedLink>
    </>
  );
}

const openWith = async (...permissions: string[]) => {
  fakeApi({ 'GET /user': aUser({ role: 2, permissions }) });
  await renderWithProviders(<Page />, { session: { token: 'secret', role: 'vendor' }, texts: { shop: {} } });
  await screen.findByText('Noor Salem');
};

test('A member with the permission finds the button and the link', async () => {
  await openWith('orders.write', 'catalogue.read');
  expect(screen.getByRole('button', { name: 'Ship' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gloves' })).toHaveAttribute('href', '/gloves');
});

test('A member without it finds no button, and the text of the link', async () => {
  await openWith('orders.read');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Gloves')).toBeVisible();
});
